import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { PersonalDataDialog } from '#features/personal-data/personal-data-dialog.tsx';
import { answerQuestion } from '#lib/personal-data/leaving.ts';
import { personalDataQuestion } from '#lib/personal-data/question.ts';
import { currentStores } from '#lib/stores.ts';

function PersonalDataQuestion() {
  const store = personalDataQuestion();
  const question = useSyncExternalStore(store.subscribe, store.get);
  if (!question) return null;
  const { text, findings, purpose, known } = question;
  return (
    <PersonalDataDialog
      text={text}
      findings={findings}
      purpose={purpose}
      known={known}
      onTake={answerQuestion}
      onCancel={() => store.set(null)}
    />
  );
}

/** Adds the dialog to the page, once; it shows every question from now on. */
export function showQuestions() {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: 'datos-' });
  root.render(<PersonalDataQuestion />);
  currentStores().ended.addEventListener('abort', () => root.unmount());
}

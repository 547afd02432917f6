import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { PersonalDataDialog } from '#features/personal-data/personal-data-dialog.tsx';
import {
  answerQuestion,
  cancelQuestion,
  currentQuestion,
  subscribeToQuestion,
} from '#lib/personal-data/leaving.ts';

function PersonalDataQuestion() {
  const question = useSyncExternalStore(subscribeToQuestion, currentQuestion);
  if (!question) return null;
  const { text, findings, purpose, known } = question;
  return (
    <PersonalDataDialog
      text={text}
      findings={findings}
      purpose={purpose}
      known={known}
      onTake={answerQuestion}
      onCancel={cancelQuestion}
    />
  );
}

/** Stands once in the page, and asks from now on. */
export function showQuestions() {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place, { identifierPrefix: 'datos-' }).render(<PersonalDataQuestion />);
}

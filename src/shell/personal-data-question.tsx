import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { PersonalDataDialog } from '#features/personal-data/personal-data-dialog.tsx';
import { leavingTexts } from '#lib/personal-data/leaving.ts';
import { currentStores } from '#lib/stores.ts';

function PersonalDataQuestion({ leaving }: { leaving: ReturnType<typeof leavingTexts> }) {
  const asked = useSyncExternalStore(leaving.subscribe, leaving.question);
  if (!asked) return null;
  const { text, findings, purpose, known } = asked;
  return (
    <PersonalDataDialog
      text={text}
      findings={findings}
      purpose={purpose}
      known={known}
      onTake={leaving.answer}
      onCancel={leaving.cancel}
    />
  );
}

/** Stands once in the page, and asks from now on. */
export function showQuestions() {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: 'datos-' });
  root.render(<PersonalDataQuestion leaving={leavingTexts()} />);
  currentStores().ended.addEventListener('abort', () => root.unmount());
}

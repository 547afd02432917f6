import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
} from 'react';
import { useLocation } from 'react-router';
import { useUserId } from '#features/auth/session.tsx';
import type { PersonalDataDialog } from '#features/personal-data/personal-data-dialog.tsx';
import { showBootFailure } from '#lib/boot-failure.ts';
import {
  answerQuestion,
  cancelQuestion,
  currentQuestion,
  subscribeToQuestion,
} from '#lib/personal-data/leaving.ts';

type Props = ComponentProps<typeof PersonalDataDialog>;

/** Stands once in the app, and asks for every place that lets a text out (lib/personal-data/leaving.ts). */
export function PersonalDataQuestion() {
  const question = useSyncExternalStore(subscribeToQuestion, currentQuestion, () => null);
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  // A text stays with its page and its owner: Back, or a session that ends in another tab, takes the question along.
  const place = `${useLocation().pathname} ${useUserId()}`;
  const askedAt = useRef(place);
  useEffect(() => {
    if (askedAt.current !== place) cancelQuestion();
    askedAt.current = place;
  }, [place]);
  useEffect(() => {
    if (!question || Dialog) return;
    import('#features/personal-data/personal-data-dialog.tsx').then(
      (m) => setDialog(() => m.PersonalDataDialog),
      (error: unknown) => {
        cancelQuestion();
        showBootFailure(error);
      },
    );
  }, [question, Dialog]);
  if (!question || !Dialog) return null;
  const { text, findings, purpose, known } = question;
  return (
    <Dialog
      text={text}
      findings={findings}
      purpose={purpose}
      known={known}
      onTake={answerQuestion}
      onCancel={cancelQuestion}
    />
  );
}

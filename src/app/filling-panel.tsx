import { useNavigate } from 'react-router';
import { useUserId } from '#features/auth/session.tsx';
import { PromptFilling, type EarlyFields } from '#features/filling/prompt-filling.tsx';
import type { PromptDatum } from '#lib/prompt-filling.ts';
import { StorageProblem } from './storage-problem.tsx';

interface FillingPanelProps {
  /** Name under which the notebook keeps what is typed. */
  record: string;
  title: string;
  from: { to: string; label: string };
  data?: PromptDatum[];
  root: Element;
  early?: EarlyFields;
  isShort?: boolean;
}

/** The form of a prompt, for the learner who is signed in. */
export function FillingPanel(asked: FillingPanelProps) {
  const userId = useUserId();
  const navigate = useNavigate();
  if (!userId) return null;
  return (
    <PromptFilling
      {...asked}
      userId={userId}
      storageProblem={<StorageProblem userId={userId} />}
      onOpenNotebook={() => void navigate('/cuaderno#prompts')}
    />
  );
}

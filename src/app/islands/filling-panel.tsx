import { useNavigate } from 'react-router';
import { useUserId } from '#features/auth/session.tsx';
import { PromptFilling, type PromptFillingProps } from '#features/filling/prompt-filling.tsx';

type FillingPanelProps = Omit<PromptFillingProps, 'userId' | 'onOpenNotebook'>;

/** The form of a prompt, for the learner who is signed in. */
export function FillingPanel(asked: FillingPanelProps) {
  const userId = useUserId();
  const navigate = useNavigate();
  if (!userId) return null;
  return (
    <PromptFilling {...asked} userId={userId} onOpenNotebook={() => void navigate('/cuaderno#prompts')} />
  );
}

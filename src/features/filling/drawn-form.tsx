import { goTo } from '#lib/go.ts';
import type { WithUser } from '#lib/user-id.ts';
import { PromptFilling, type PromptFillingProps } from './prompt-filling.tsx';

type FillingPanelProps = WithUser<Omit<PromptFillingProps, 'userId' | 'onOpenNotebook'>>;

/** The form of a prompt, for a signed-in learner. */
export function FillingPanel({ userId, ...props }: FillingPanelProps) {
  if (!userId) return null;
  return <PromptFilling {...props} userId={userId} onOpenNotebook={() => goTo('/cuaderno#prompts')} />;
}

type DrawnFormProps = Omit<FillingPanelProps, 'root'> & {
  /** Id of the prompt's text. */
  textId: string;
};

/** The form for a prompt with prerendered text. */
export function DrawnForm({ textId, ...props }: DrawnFormProps) {
  const root = document.getElementById(textId);
  return root && <FillingPanel {...props} root={root} />;
}

import { goTo } from '#lib/go.ts';
import type { WithUser } from '#lib/user-id.ts';
import { PromptFilling, type PromptFillingProps } from './prompt-filling.tsx';

type FillingPanelProps = WithUser<Omit<PromptFillingProps, 'userId' | 'onOpenNotebook'>>;

/** The form of a prompt, for the learner who is signed in. */
export function FillingPanel({ userId, ...asked }: FillingPanelProps) {
  if (!userId) return null;
  return <PromptFilling {...asked} userId={userId} onOpenNotebook={() => goTo('/cuaderno#prompts')} />;
}

type DrawnFormProps = Omit<FillingPanelProps, 'root'> & {
  /** Id of the prompt's text. */
  textId: string;
};

/** The form of a prompt whose text the build drew. */
export function DrawnForm({ textId, ...asked }: DrawnFormProps) {
  const root = document.getElementById(textId);
  return root && <FillingPanel {...asked} root={root} />;
}

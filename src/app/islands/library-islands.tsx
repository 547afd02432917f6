import { Download as DownloadIcon } from 'lucide-react';
import { messages } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import type { IslandProps } from '#lib/islands.ts';
import { toast } from '#lib/toasts.ts';
import { useRootMark } from '#lib/use-root-mark.ts';
import { Button } from '#ui/button.tsx';

export { PromptActions } from '#features/library/prompt-actions.tsx';

/** Named here and not in the frame: public pages need not know where its code lies. */
const filling = () => import('./filling-islands.tsx');
export const promptFilling = () => filling().then((m) => m.whenReady(m.PromptFilling));
export const putBack = () => filling().then((m) => m.whenReady(m.PutBack));

export function BottomBar() {
  useRootMark('data-bottom-bar');
  return null;
}

export function Download({ fileName, text, label }: IslandProps['download']) {
  function onClick() {
    downloadText(fileName, text);
    toast(messages.downloadStarted);
  }
  return (
    <Button variant="secondary" onClick={onClick}>
      <DownloadIcon aria-hidden="true" className="size-5 max-sm:hidden" />
      {label}
    </Button>
  );
}

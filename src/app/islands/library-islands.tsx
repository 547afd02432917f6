import { Download as DownloadIcon } from 'lucide-react';
import { messages } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import type { IslandProps } from '#lib/islands.ts';
import { toast } from '#lib/toasts.ts';
import { useRootMark } from '#lib/use-root-mark.ts';
import { Button } from '#ui/button.tsx';

/** Notifications make room for it. */
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

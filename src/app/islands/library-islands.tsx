import { Download as DownloadIcon } from 'lucide-react';
import { messages } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import type { IslandProps } from '#lib/islands.ts';
import { toast } from '#lib/toasts.ts';
import { useBottomBar } from '#lib/use-bottom-bar.ts';
import { Button } from '#ui/button.tsx';

/** Stands in the bar. */
export function BottomBar({ place }: { place: HTMLElement }) {
  useBottomBar(place.parentElement);
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

import { messages } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import type { IslandProps } from '#common/island-contract.ts';
import { toast } from '#lib/toasts.ts';

/** Makes the prerendered button download the text that the page contains. */
export function mountDownload(place: HTMLElement, { fileName, text }: IslandProps['download']) {
  place.querySelector('button')?.addEventListener('click', () => {
    downloadText(fileName, text);
    toast(messages.downloadStarted);
  });
}

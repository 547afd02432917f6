import { messages } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import type { IslandProps } from '#common/island-contract.ts';
import { toast } from '#lib/toasts.ts';

/** The button that the build drew hands out the text that the page brings along. */
export function mountDownload(place: HTMLElement, { fileName, text }: IslandProps['download']) {
  place.querySelector('button')?.addEventListener('click', () => {
    downloadText(fileName, text);
    toast(messages.downloadStarted);
  });
}

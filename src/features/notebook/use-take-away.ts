import { cuaderno, messages } from '#content.ts';
import { copyText } from '#lib/clipboard.ts';
import { downloadText } from '#lib/download-text.ts';
import { toast } from '#lib/toasts.ts';

const said = cuaderno.messages;

/** Every text of the learner's that leaves the notebook for somewhere else goes through here. */
export function useTakeAway() {
  async function copy(text: string) {
    if (await copyText(text)) toast(said.copied);
    else toast({ ...said.copyFailed, variant: 'destructive' });
  }

  function download(fileName: string, text: string) {
    downloadText(fileName, text);
    toast(messages.downloadStarted);
  }

  return { copy, download };
}

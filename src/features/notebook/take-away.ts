import { cuaderno, messages } from '#content.ts';
import { copyText } from '#lib/clipboard.ts';
import { downloadText } from '#lib/download-text.ts';
import type { Equivalence } from '#lib/notebook/records.ts';
import { checkBeforeLeaving } from '#lib/personal-data/leaving.ts';
import { toast } from '#lib/toasts.ts';

const said = cuaderno.messages;

interface Tags {
  /** Given before, with this text. */
  known?: Equivalence[];
  /** All of them, once the text has left. */
  keep?: (equivalences: Equivalence[]) => void;
}

const refused = () => toast({ ...said.copyFailed, variant: 'destructive' });
const unchecked = () => toast({ ...said.checkFailed, variant: 'destructive' });

/** Every text of the learner's that leaves the notebook is looked at for personal data first. */
export function copyChecked(text: string, { known = [], keep }: Tags = {}) {
  checkBeforeLeaving({
    text,
    purpose: 'copy',
    known,
    refused,
    async take(checked, equivalences) {
      if (!(await copyText(checked))) return false;
      keep?.(equivalences);
      toast(said.copied);
      return true;
    },
  }).catch(unchecked);
}

/** The same for a file. */
export function downloadChecked(fileName: string, text: string) {
  checkBeforeLeaving({
    text,
    purpose: 'download',
    take(checked) {
      downloadText(fileName, checked);
      toast(messages.downloadStarted);
      return true;
    },
  }).catch(unchecked);
}

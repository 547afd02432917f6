import { cuaderno, messages } from '#content.ts';
import { downloadText } from '#lib/download-text.ts';
import type { Equivalence } from '#lib/notebook/records.ts';
import { checkBeforeLeaving } from '#lib/personal-data/leaving.ts';
import { toast } from '#lib/toasts.ts';

const texts = cuaderno.messages;

export interface Tags {
  /** Tags given to this text before. */
  known?: Equivalence[];
  /** Receives all tags once the text has left. */
  keep?: (equivalences: Equivalence[]) => void;
}

const refused = () => toast({ ...texts.copyFailed, variant: 'destructive' });
const unchecked = () => toast({ ...texts.checkFailed, variant: 'destructive' });

/** Checks each text for personal data before it leaves the notebook. */
export function copyChecked(
  text: string,
  copy: (text: string) => Promise<boolean>,
  { known = [], keep }: Tags = {},
) {
  checkBeforeLeaving({
    text,
    purpose: 'copy',
    known,
    refused,
    async take(checked, equivalences) {
      if (!(await copy(checked))) return false;
      keep?.(equivalences);
      return true;
    },
  }).catch(unchecked);
}

/** The same for a downloaded file. */
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

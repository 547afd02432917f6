import { fill } from '#common/fill.ts';
import { fillingCopy as copy } from '#content.ts';
import { newName } from '#lib/notebook/records.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import type { Purpose } from '#lib/personal-data/question.ts';
import { openFields, type PromptDatum } from '#common/fill-prompt.ts';
import { toast } from '#lib/toasts.ts';
import { useCopy } from '#lib/use-copy.ts';
import { openWith, type Assistant } from './open-in.tsx';
import { leaveChecked } from './leave-checked.ts';
import type { Filling } from './use-filling.ts';

interface FilledPrompt {
  title: string;
  /** Its origin: an address of the school and that page's name. */
  from: { to: string; label: string };
  fields: PromptDatum[];
  text: () => string;
}

interface Options {
  prompt: FilledPrompt;
  filling: Pick<Filling, 'values' | 'equivalences' | 'keepEquivalences' | 'clear'>;
  /** The message after copying, instead of the one about open fields. */
  copied?: { title: string; text: string };
  userId: string;
  onOpenNotebook: () => void;
}

export function useFillActions({ prompt, filling, copied, userId, onOpenNotebook }: Options) {
  const { isCopied, copy: copyText } = useCopy();

  const leave = (purpose: Purpose, send: (text: string) => Promise<boolean>) =>
    leaveChecked({ ...filling, text: prompt.text() }, purpose, send);

  function openFieldsText(): string {
    const open = openFields(prompt.fields, filling.values);
    const { none, one, many } = copy.messages.copied;
    const names = open.slice(0, 3).map(({ variable }) => variable);
    if (open.length > names.length) names.push('…');
    return fill(open.length === 0 ? none : open.length === 1 ? one : many, {
      n: open.length,
      nombres: names.join(', '),
    });
  }

  return {
    isCopied,
    onCopy: () =>
      leave('copy', async (text) => {
        const hasCopied = await copyText(text);
        if (hasCopied) toast(copied ?? { title: copy.messages.copied.title, text: openFieldsText() });
        return hasCopied;
      }),
    onOpen: (assistant: Assistant) => leave('open', (text) => openWith(assistant, text)),
    async onSave() {
      const { title, from, text } = prompt;
      const isStored = await notebookOf(userId).update(`prompt/${newName()}`, () => ({
        title,
        from,
        text: text(),
        note: '',
        savedAt: Date.now(),
        verdict: null,
        equivalences: filling.equivalences,
      }));
      const { action, ...saved } = copy.messages.saved;
      if (isStored) toast({ ...saved, action: { label: action, run: onOpenNotebook } });
      else toast({ ...copy.messages.saveFailed, variant: 'destructive' });
    },
    onClear() {
      const undo = filling.clear();
      toast({ ...copy.messages.cleared, action: { label: copy.undo, run: undo } });
    },
  };
}

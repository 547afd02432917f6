import { ExternalLink } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { fillingCopy, type FillingCopy } from '#content.ts';
import { copyText } from '#lib/clipboard.ts';
import { toast } from '#lib/toasts.ts';
import type { Equivalence } from '#lib/notebook/records.ts';
import { preloadPersonalData } from '#lib/personal-data/leaving.ts';
import { choiceClass, Disclosure } from './disclosure.tsx';
import { leaveChecked } from './leave-checked.ts';

export type Assistant = FillingCopy['openIn']['assistants'][number];

/** Some mail filters, proxies and servers truncate or refuse longer addresses. */
export const ADDRESS_LIMIT = 6000;

interface Opening {
  address: string;
  /** If false, the learner has to copy and paste the text. */
  carriesText: boolean;
}

/** The address contains the text only if the assistant documents that and the address stays short. */
export function openingOf({ address, withText }: Assistant, text: string): Opening {
  if (withText) {
    // `fill`, because a text may contain patterns that `replace` would interpret.
    const withPrompt = fill(withText, { texto: encodeURIComponent(text) });
    if (withPrompt.length <= ADDRESS_LIMIT) return { address: withPrompt, carriesText: true };
  }
  return { address, carriesText: false };
}

/** Opens a tab without a referrer; the system opens an app link itself. */
function openAddress(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  if (address.startsWith('https:')) link.target = '_blank';
  document.body.append(link);
  link.click();
  link.remove();
}

const copy = fillingCopy.openIn;

/** Passes a checked text to an assistant: in the address, or through the clipboard. */
export async function openWith(assistant: Assistant, text: string): Promise<boolean> {
  const { address, carriesText } = openingOf(assistant, text);
  if (!carriesText && !(await copyText(text))) return false;
  openAddress(address);
  const { title, withText, byClipboard } = fillingCopy.messages.opened;
  toast({
    title: fill(title, { asistente: assistant.name }),
    text: carriesText ? withText : byClipboard,
  });
  return true;
}

interface OpenInProps {
  /** Called only while the list is open. */
  text: () => string;
  onShow: () => void;
  onOpen: (assistant: Assistant) => void;
}

/** Says of each assistant whether the text goes with it or must be pasted. */
export function OpenIn({ text, onShow, onOpen }: OpenInProps) {
  return (
    <Disclosure label={copy.label} icon={ExternalLink} onOpen={onShow}>
      <Assistants text={text} onOpen={onOpen} />
    </Disclosure>
  );
}

function Assistants({ text, onOpen }: Pick<OpenInProps, 'text' | 'onOpen'>) {
  const opened = text();
  return (
    <ul>
      {copy.assistants.map((assistant) => (
        <li key={assistant.name}>
          <button type="button" className={choiceClass} onClick={() => onOpen(assistant)}>
            <span className="font-medium">{assistant.name}</span>{' '}
            <span className="block text-sm text-ink-soft">
              {openingOf(assistant, opened).carriesText ? copy.withText : copy.byClipboard}
              {assistant.address.startsWith('https:') && <span className="sr-only"> {copy.newTab}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface OpenKeptPromptProps {
  text: string;
  equivalences: Equivalence[];
  keepEquivalences: (equivalences: Equivalence[]) => void;
}

/** 'Abrir en…' for a prompt saved in the notebook, which has no fields. */
export function OpenKeptPrompt(prompt: OpenKeptPromptProps) {
  return (
    <OpenIn
      text={() => prompt.text}
      onShow={preloadPersonalData}
      onOpen={(assistant) => leaveChecked(prompt, 'open', (text) => openWith(assistant, text))}
    />
  );
}

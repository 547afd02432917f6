import { fill } from '#common/fill.ts';
import type { FillingCopy } from '#content.ts';

export type Assistant = FillingCopy['openIn']['assistants'][number];

/** Some mail filters, proxies and servers truncate or refuse longer addresses. */
export const ADDRESS_LIMIT = 6000;

export interface Opening {
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
export function openAddress(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  if (address.startsWith('https:')) link.target = '_blank';
  document.body.append(link);
  link.click();
  link.remove();
}

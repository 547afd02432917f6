import { fill } from '#common/fill.ts';
import type { FillingCopy } from '#content.ts';

export type Assistant = FillingCopy['openIn']['assistants'][number];

/** Longer addresses are cut or refused on their way by some mail filters, proxies and servers. */
export const ADDRESS_LIMIT = 6000;

export interface Opening {
  address: string;
  /** Else it has to be copied and pasted. */
  carriesText: boolean;
}

/** The text travels in the address only where the assistant documents it, and only while the address stays short. */
export function openingOf({ address, withText }: Assistant, text: string): Opening {
  if (withText) {
    // A function: a text may contain what `replace` takes for a pattern.
    const whole = fill(withText, { texto: encodeURIComponent(text) });
    if (whole.length <= ADDRESS_LIMIT) return { address: whole, carriesText: true };
  }
  return { address, carriesText: false };
}

/** In a tab that does not learn where it comes from; an app opens by itself. */
export function openAddress(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  if (address.startsWith('https:')) link.target = '_blank';
  document.body.append(link);
  link.click();
  link.remove();
}

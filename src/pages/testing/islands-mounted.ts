import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { sessionStore } from '#features/auth/session-store.ts';
import { islands, type Islands } from '#islands/registry.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';

const waiting = () => document.querySelectorAll('[data-island]:not([data-mounted])');

/**
 * Moves the pointer over every island, and waits until all are mounted and the notebook is open: islands that write to it
 * do not respond before.
 */
export async function islandsMounted() {
  await act(async () => {
    for (const place of waiting()) place.dispatchEvent(new Event('pointerenter'));
    await vi.waitFor(() => expect(waiting()).toHaveLength(0), { timeout: 20_000, interval: 5 });
    const userId = sessionStore().current().session?.user.id;
    if (userId) await notebookOf(userId).ready;
  });
}

/** Delays the code of islands whose policy is not `now` until the test releases it. */
export function holdIslandsBack() {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const held = Object.entries(islands).map(([name, island]) => {
    const load = async () => arrival.then<unknown>(() => island.load());
    return [name, island.policy === 'now' ? island : { ...island, load }];
  });
  async function letIslandsArrive() {
    arrive();
    await islandsMounted();
  }
  return { heldIslands: Object.fromEntries(held) as Islands, letIslandsArrive };
}

import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { about, factCopy, facts, site } from '#content.ts';
import { spanishDay } from '#documents/fact-label.ts';
import { openPage } from '#pages/testing/open-page.tsx';

afterEach(() => void vi.useRealTimers());

test('/about has 100 dots and links out to the agency', async () => {
  await openPage('/about');
  const link = await screen.findByRole('link', { name: new RegExp(about.agency.action) });
  expect(link.getAttribute('href')).toBe(site.agency.url);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(document.querySelectorAll('.dots circle')).toHaveLength(100);
});

test('/about folds dated facts by subject, each figure on its own line, and says so above', async () => {
  await openPage('/about');
  const way = await screen.findByRole('link', { name: factCopy.more });
  expect(way.getAttribute('href')).toBe('#datos');
  const list = document.querySelector('#datos');
  expect(list?.querySelectorAll('dt')).toHaveLength(facts.flatMap((group) => group.facts).length);
  expect(list?.querySelectorAll('details:not([open])')).toHaveLength(facts.length);
  expect(within(list as HTMLElement).getAllByText('Dato del curso (2024): 20 dólares al mes')).toHaveLength(
    1,
  );
});

test('/about says where a feed reader gets the facts', async () => {
  await openPage('/about');
  const list = within(document.querySelector<HTMLElement>('#datos') ?? document.body);
  expect(list.getByText(/^Recibe los cambios en tu lector:/)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Atom' }).getAttribute('href')).toBe('/datos.xml');
  expect(list.getByRole('link', { name: 'JSON Feed' }).getAttribute('href')).toBe('/datos.json');
});

test.each(['2026-12-12', '2027-03-01'])(
  '/about, opened on %s, marks exactly the facts that have expired',
  async (day) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) });
    await openPage('/about');
    await screen.findByRole('heading', { level: 1 });
    const marked = [...document.querySelectorAll('strong:not([hidden])')].flatMap(
      ({ textContent }) => /Pasó su fecha: valía hasta el (\S+)\./.exec(textContent)?.[1] ?? [],
    );
    const past = facts
      .flatMap((group) => group.facts)
      .flatMap(({ expires }) => (expires !== undefined && expires < day ? [spanishDay(expires)] : []));
    expect(marked).toEqual(past);
  },
);

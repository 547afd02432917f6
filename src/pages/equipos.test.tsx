import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '#pages/testing/open-page.tsx';
import { courseHours, equipos, modules, practiceTotals, privacidad, site, teamHours } from '#content.ts';
import { formatMinutes, formatSpan } from '#lib/hours.ts';

const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const copyButton = () => screen.getByRole('button', { name: equipos.plan.copy });

test('names the hours that the content adds up to, and marks what is an estimate', async () => {
  await openPage('/equipos');
  const rows = section(/Cuántas horas/)
    .getAllByRole('row')
    .map((row) => row.textContent);
  const row = (start: string) => rows.find((text) => text.startsWith(start));
  const { rows: words, estimated } = equipos.hours;
  expect(row(words.reading.title)).toContain(formatSpan(courseHours.reading));
  expect(row(words.reading.title)).not.toContain(estimated);
  expect(row(words.certificate)).toBe(
    `${words.certificate}${formatSpan(courseHours.certificate)}${estimated}`,
  );
  expect(row(words.questions.title)).toContain(`${practiceTotals.questions} preguntas`);
  expect(row(words.all)).toContain(formatSpan(teamHours.all));
  expect(document.querySelector('main')?.textContent).not.toMatch(/\{[\wáéíóúñ-]+\}/);
});

test('the plan is copied as a mail with every module, its hours and where to sign up', async () => {
  const user = userEvent.setup();
  await openPage('/equipos');
  const button = copyButton();
  await user.click(button);
  await waitFor(() => expect(button.textContent).toBe(equipos.plan.copied));
  const mail = await navigator.clipboard.readText();
  for (const { number, name } of modules.slice(0, 5)) expect(mail).toContain(`Módulo ${number}: ${name}.`);
  for (const n of [1, 2, 3, 4]) expect(mail).toContain(`\n\nSemana ${n}. `);
  expect(mail).toContain(formatMinutes(courseHours.certificate.from).replaceAll('\u00a0', ' '));
  expect(mail).toContain('/auth?modo=crear');
  expect(mail).toMatch(/^Asunto: /);
  expect(mail).not.toMatch(/\{[\wáéíóúñ-]+\}|\u00a0/);
});

test('a failed copy of the plan is not reported as copied', async () => {
  const user = userEvent.setup();
  await openPage('/equipos');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(copyButton());
  expect((await screen.findByText('No se pudo copiar el plan')).closest('[role="alert"]')).toBeTruthy();
  expect(copyButton().textContent).toBe(equipos.plan.copy);
});

test('the sample of the certificate is marked, dated and without an address that vouches for it', async () => {
  await openPage('/equipos');
  const sheet = screen.getByRole('article', { name: 'Muestra' });
  expect(within(sheet).getByText('Muestra')).toBeTruthy();
  expect(within(sheet).getAllByRole('row')).toHaveLength(7);
  // Below the heading of its section.
  expect(within(sheet).getByRole('heading', { name: /^Constancia de/, level: 3 })).toBeTruthy();
  expect(within(sheet).getByRole('heading', { name: 'Además, practicó', level: 4 })).toBeTruthy();
  expect(sheet.textContent).toContain('Emitida el 30/10/2026');
  expect(sheet.textContent).toContain(formatSpan(courseHours.reading));
  expect(sheet.textContent).not.toMatch(/origen\.invalid|localhost/);
});

test('ten lines on data say who answers, and that this installation states no place', async () => {
  await openPage('/equipos');
  const lines = section(/Protección de datos/).getAllByRole('listitem');
  expect(lines).toHaveLength(10);
  for (const { unstated } of privacidad.place.items) {
    expect(screen.getByText(unstated)).toBeTruthy();
    expect(unstated).toContain(site.contact.email);
  }
  const { to } = equipos.data.more;
  expect(screen.getByRole('link', { name: equipos.data.more.label }).getAttribute('href')).toBe(to);
});

test.each(['/', '/why', '/about'])('%s links to the page for teams', async (path) => {
  await openPage(path);
  const links = [...document.querySelectorAll('a[href="/equipos"]')];
  const inFooter = links.filter((link) => link.closest('footer'));
  expect(inFooter).toHaveLength(1);
  expect(links.length - inFooter.length).toBe({ '/': 2, '/why': 1, '/about': 0 }[path]);
  expect(links.some((link) => link.closest('header'))).toBe(false);
});

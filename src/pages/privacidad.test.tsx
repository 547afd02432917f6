import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '#pages/testing/open-page.tsx';
import { privacidad, site } from '#content.ts';

test('/privacidad names who is responsible, what the school stores and for how long', async () => {
  await openPage('/privacidad');
  expect(screen.getByRole('heading', { level: 1, name: /Tus datos/ })).toBeTruthy();
  expect(screen.getByText(new RegExp(`^${site.agency.name} mantiene ${site.name}`))).toBeTruthy();
  const mails = screen.getAllByRole('link', { name: new RegExp(`${site.contact.email}|Enviar un correo`) });
  expect(mails.every((link) => link.getAttribute('href') === `mailto:${site.contact.email}`)).toBe(true);
  for (const { title, until } of privacidad.server.items) {
    const row = screen.getByRole('heading', { level: 3, name: title }).closest('li');
    expect(row && within(row).getByText(until, { exact: false })).toBeTruthy();
  }
  for (const { key } of privacidad.browser.items) expect(screen.getByText(key).tagName).toBe('CODE');
  expect(document.querySelector('main')?.textContent).not.toMatch(/\{\w+\}/);
});

test('without the operator’s settings /privacidad says so, in the form that the server looks for', async () => {
  await openPage('/privacidad');
  for (const { setting, stated, unstated } of privacidad.place.items) {
    const line = screen.getByText(unstated);
    expect(unstated).toContain(site.contact.email);
    // server/site/stated-settings.ts
    const attributes = [...line.attributes].map(({ name, value }) => [name, value]);
    expect(attributes).toEqual([
      ['data-setting', setting],
      ['data-stated', stated],
    ]);
    expect(line.children).toHaveLength(0);
  }
});

test('every page links to it in the footer; the sign-up form links to it in a new tab', async () => {
  await openPage('/auth');
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'Privacidad' }).getAttribute('href')).toBe('/privacidad');
  await userEvent.click(screen.getByRole('tab', { name: 'Crear cuenta' }));
  const link = screen.getByRole('link', { name: /Qué guardamos y hasta cuándo/ });
  expect(link.getAttribute('href')).toBe('/privacidad');
  expect(link.getAttribute('target')).toBe('_blank');
});

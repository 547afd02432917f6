import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { personalDataCopy } from '#content.ts';
import type { Equivalence } from '#lib/personal-data/equivalences.ts';
import { findPersonalData } from '#common/personal-data/find-personal-data.ts';
import { tagWords } from '#common/personal-data/finding.ts';
import type { Purpose } from '#lib/personal-data/question.ts';
import { PersonalDataDialog } from './personal-data-dialog.tsx';

const text = 'Escribe a ana@tienda.es\nPaga a ES91 2100 0418 4502 0005 1332\nCopia a ana@tienda.es';

function open({
  purpose = 'copy' as Purpose,
  known,
  of = text,
}: { purpose?: Purpose; known?: Equivalence[]; of?: string } = {}) {
  const onTake = vi.fn<(text: string, equivalences: Equivalence[]) => void>();
  const onCancel = vi.fn<() => void>();
  const findings = findPersonalData(of);
  render(<PersonalDataDialog {...{ text: of, findings, purpose, known, onTake, onCancel }} />);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const preview = () => screen.getByRole('group', { name: 'Así sale tu texto' }).textContent;
  return { user: userEvent.setup(), onTake, onCancel, button, preview };
}

test('lists each finding with its context and its tag', () => {
  open();
  const rows = within(screen.getByRole('list', { name: 'Datos encontrados' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Correo electrónicoEscribe a ana@tienda.esSustituir por [CORREO 1]',
    'Cuenta bancaria (IBAN)Paga a ES91 2100 0418 4502 0005 1332Sustituir por [IBAN 1]',
    'Correo electrónicoCopia a ana@tienda.esSustituir por [CORREO 1]',
  ]);
  expect(screen.getByText(/^Encontramos 3 datos\./)).toBeDefined();
});

test('replaced values leave as tags, with their equivalences; the rest leaves unchanged', async () => {
  const { user, onTake, button, preview } = open();
  await user.click(button('Sustituir por [IBAN 1]'));
  expect(preview()).toBe('Escribe a ana@tienda.es\nPaga a [IBAN 1]\nCopia a ana@tienda.es');
  expect(screen.getByRole('status').textContent).toBe('1 de 3 sustituidos');
  await user.click(button('Copiar'));
  expect(onTake).toHaveBeenCalledExactlyOnceWith(preview(), [
    { tag: '[IBAN 1]', value: 'ES91 2100 0418 4502 0005 1332' },
  ]);
});

test('undoing a replacement keeps the focus on its button', async () => {
  const { user, button, preview } = open();
  await user.click(button('Sustituir por [IBAN 1]'));
  expect(document.activeElement).toBe(button('Deshacer [IBAN 1]'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Sustituir por [IBAN 1]'));
  expect(preview()).toBe(text);
});

test('one click replaces everything and copies', async () => {
  const { user, onTake, button } = open();
  await user.click(button('Sustituir todo y copiar'));
  const [outgoing, equivalences] = onTake.mock.calls[0] ?? [];
  expect(outgoing).toBe('Escribe a [CORREO 1]\nPaga a [IBAN 1]\nCopia a [CORREO 1]');
  expect(equivalences?.map(({ tag }) => tag)).toEqual(['[CORREO 1]', '[IBAN 1]']);
});

test('"Copiar así" takes the original text, even after replacements', async () => {
  const known: Equivalence[] = [{ tag: '[DNI 1]', value: '12345678Z' }];
  const { user, onTake, button } = open({ known });
  await user.click(button('Sustituir por [IBAN 1]'));
  await user.click(button('Copiar así'));
  expect(onTake).toHaveBeenCalledExactlyOnceWith(text, known);
});

test('known values keep their tags, and new ones get the following numbers', async () => {
  const known: Equivalence[] = [{ tag: '[CORREO 1]', value: 'luis@tienda.es' }];
  const { user, onTake, button } = open({ known, of: 'ana@tienda.es, luis@tienda.es' });
  await user.click(button('Sustituir todo y copiar'));
  expect(onTake).toHaveBeenCalledWith('[CORREO 2], [CORREO 1]', [
    ...known,
    { tag: '[CORREO 2]', value: 'ana@tienda.es' },
  ]);
});

test.each([
  ['download', 'Sustituir todo y descargar', 'Descargar', 'Descargar así'],
  ['open', 'Sustituir todo y abrir', 'Abrir', 'Abrir así'],
] as const)('to %s, the buttons say so', async (purpose, replaceAll, take, asIs) => {
  const { user, button } = open({ purpose });
  expect(button(replaceAll)).toBeDefined();
  expect(button(asIs)).toBeDefined();
  await user.click(button('Sustituir por [IBAN 1]'));
  expect(button(take)).toBeDefined();
});

test('two buttons copy, and never do the same', async () => {
  const { user, button } = open();
  const copies = () =>
    screen.getAllByRole('button', { name: /copiar/i }).map(({ textContent }) => textContent);
  expect(copies()).toEqual(['Sustituir todo y copiar', 'Copiar así']);
  await user.click(button('Sustituir por [IBAN 1]'));
  expect(copies()).toEqual(['Copiar', 'Copiar así']);
  await user.click(button('Deshacer [IBAN 1]'));
  expect(copies()).toEqual(['Sustituir todo y copiar', 'Copiar así']);
});

test('"Cancelar", the cross and Escape copy nothing', async () => {
  const { user, onTake, onCancel, button } = open();
  await user.click(button('Cancelar'));
  await user.click(button('Cerrar'));
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(3);
  expect(onTake).not.toHaveBeenCalled();
});

test('the keyboard starts at the first finding, and reaches the safe button before the other', async () => {
  const { user, button } = open({ of: 'Escribe a ana@tienda.es' });
  expect(document.activeElement).toBe(button('Sustituir por [CORREO 1]'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Así sale tu texto' }));
  await user.tab();
  expect(document.activeElement).toBe(button('Sustituir todo y copiar'));
});

test('without findings it only asks for a click', async () => {
  const { user, onTake, button } = open({ of: 'Hola' });
  expect(screen.getByRole('dialog', { name: 'Tu texto está revisado' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Copiar así' })).toBeNull();
  await user.click(button('Copiar'));
  expect(onTake).toHaveBeenCalledExactlyOnceWith('Hola', []);
});

test('every kind of data has a name in the dialog', () => {
  expect(Object.keys(personalDataCopy.kinds)).toEqual(Object.keys(tagWords));
});

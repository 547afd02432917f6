import { expect, it } from 'vitest';
import { openContent } from './content.ts';
import { wordFiles } from './words.ts';
import { withSchool } from './school-places.ts';

const site = { ...wordFiles.site.read(openContent(process.cwd())), name: 'Escuela «Uno»: "más" y más' };

it('fills the school into the words of a page, even with special characters in its name', () => {
  const page = { title: 'Inicio | {escuela}', list: ['{escuela-en-archivos}.ics', '{agencia}, {correo}'] };
  expect(withSchool(site, page)).toEqual({
    title: 'Inicio | Escuela «Uno»: "más" y más',
    list: ['escuela-uno-mas-y-mas.ics', `${site.agency.name}, ${site.contact.email}`],
  });
});

it('keeps the placeholders that pages fill themselves', () => {
  expect(withSchool(site, ['{n} de {total}', '{constructor}'])).toEqual(['{n} de {total}', '{constructor}']);
});

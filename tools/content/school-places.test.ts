import { expect, it } from 'vitest';
import { openContent } from './content.ts';
import { wordFiles } from './words.ts';
import { withSchool } from './school-places.ts';

const site = { ...wordFiles.site.read(openContent(process.cwd())), name: 'Escuela «Uno»: "más" y más' };

it('puts the school into the words of a page, whatever its name is made of', () => {
  const page = { title: 'Inicio | {escuela}', list: ['{escuela-en-archivos}.ics', '{agencia}, {correo}'] };
  expect(withSchool(site, page)).toEqual({
    title: 'Inicio | Escuela «Uno»: "más" y más',
    list: ['escuela-uno-mas-y-mas.ics', `${site.agency.name}, ${site.contact.email}`],
  });
});

it('leaves the places that pages fill themselves', () => {
  expect(withSchool(site, ['{n} de {total}', '{constructor}'])).toEqual(['{n} de {total}', '{constructor}']);
});

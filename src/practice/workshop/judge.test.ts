import { expect, test } from 'vitest';
import { provideStores, Stores } from '#lib/stores.ts';
import { personalDataWarning } from './judge.ts';

provideStores(new Stores());

test('the warning writes kinds of personal data in lower case, but keeps abbreviations in capitals', async () => {
  const warning = await personalDataWarning(
    'Correo ana@tienda.es, DNI 12345678Z, cuenta ES91 2100 0418 4502 0005 1332.',
  );
  for (const kind of [' correo electrónico', ' DNI', ' cuenta bancaria (IBAN)'])
    expect(warning?.text).toContain(kind);
});

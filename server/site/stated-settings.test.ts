import { expect, it } from 'vitest';
import { startServer } from '#server/testing/server.ts';
import { unstatedWarning } from './stated-settings.ts';

/** With a Supabase project the server only serves the site, without waiting for a database. */
const supabase = { SUPABASE_URL: 'https://abcd.supabase.co', SUPABASE_ANON_KEY: 'clave' };

async function sentences(settings: Record<string, string>): Promise<string[]> {
  const server = await startServer({ ...supabase, ...settings });
  try {
    const html = await (await fetch(`${server.origin}/privacidad`)).text();
    return [...html.matchAll(/<p[^>]*>.*?<\/p>/g)].map(([line]) => line).slice(-2);
  } finally {
    await server.stop();
  }
}

const unstated = [
  '<p data-setting="DATA_COUNTRY" data-stated="Están en {valor}.">No lo ha declarado.</p>',
  '<p data-setting="DATA_PROVIDERS" data-stated="Trabajan &quot;por encargo&quot; {valor}.">Pregúntalo.</p>',
];

it('a page says where the data are, as the operator states it', async () => {
  expect(
    await sentences({ DATA_COUNTRY: ' Alemania, en la Unión Europea ', DATA_PROVIDERS: 'Alojamientos Sur' }),
  ).toEqual([
    '<p>Están en Alemania, en la Unión Europea.</p>',
    '<p>Trabajan &quot;por encargo&quot; Alojamientos Sur.</p>',
  ]);
});

it('a page without the settings says that this installation has not stated it', async () => {
  expect(await sentences({ DATA_COUNTRY: ' ', DATA_PROVIDERS: '' })).toEqual(unstated);
  expect((await sentences({ DATA_COUNTRY: 'Perú' }))[1]).toBe(unstated[1]);
});

it('a value is text, never HTML nor a pattern', async () => {
  const value = `</p><script>alert("1")</script> & {valor} $& $1 'x'`;
  expect((await sentences({ DATA_COUNTRY: value }))[0]).toBe(
    `<p>Están en &lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; {valor} $&amp; $1 'x'.</p>`,
  );
  const origin = (await sentences({ DATA_PROVIDERS: 'https://origen.invalid' }))[1];
  expect(origin).toContain('https://origen.invalid');
});

it('only a public school that leaves one out gets a warning, which names it', () => {
  const stated = { DATA_COUNTRY: 'Chile', DATA_PROVIDERS: 'Alojamientos Sur' };
  const publicUrl = 'https://escuela.example.com';
  expect(unstatedWarning({ publicUrl, stated })).toBeNull();
  const silent = { DATA_COUNTRY: undefined, DATA_PROVIDERS: undefined };
  expect(unstatedWarning({ publicUrl: null, stated: silent })).toBeNull();
  expect(unstatedWarning({ publicUrl: 'http://localhost:3000', stated: silent })).toBeNull();
  expect(unstatedWarning({ publicUrl, stated: silent })).toContain('falta DATA_COUNTRY y DATA_PROVIDERS');
  const one = unstatedWarning({ publicUrl, stated: { ...stated, DATA_PROVIDERS: undefined } });
  expect(one).toContain('falta DATA_PROVIDERS');
  expect(one).not.toContain('DATA_COUNTRY');
});

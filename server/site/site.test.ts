import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeOf } from './site-files.ts';
import { assetPath } from '#server/testing/dist.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  // With a Supabase project the server only serves the site, without waiting for a database.
  server = await startServer({ SUPABASE_URL: 'https://abcd.supabase.co', SUPABASE_ANON_KEY: 'clave' });
});
afterAll(() => server.stop());

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends the path as it is and does not decode the answer, unlike fetch. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const all = answer.headers as Record<string, string>;
        resolve({ status: answer.statusCode ?? 0, headers: all, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('pages', () => {
  it('carry the public address and the settings for the browser', async () => {
    const own = `http://localhost:${server.port}`;
    const { status, headers, body } = await ask('/cursos', { host: `localhost:${server.port}` });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=300');
    const html = body.toString();
    expect(html).toContain(`<link rel="canonical" href="${own}/">`);
    expect(html).not.toContain('"settings"<');
    const json = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      supabaseUrl: 'https://abcd.supabase.co',
      supabaseAnonKey: 'clave',
      publicOrigin: own,
      localMailbox: null,
    });
  });

  it('come from the build’s list; otherwise 404 with the page of that section, or of the site', async () => {
    const found = async (path: string) => {
      const { status, body } = await ask(path);
      return `${status} ${/<h1>(.*?)<\/h1>/.exec(body.toString())?.[1] ?? ''}`;
    };
    expect(await found('/')).toBe('200 Inicio');
    expect(await found('/cursos?q=prompt')).toBe('200 Cursos');
    expect(await found('/dashboard')).toBe('200 Panel');
    expect(await found('/prompts/uno')).toBe('200 Prompt uno');
    expect(await found('/prompts/desconocido')).toBe('404 Prompt no encontrado');
    expect(await found('/prompts/uno/dos')).toBe('404 Prompt no encontrado');
    expect(await found('/gpts/desconocido')).toBe('404 GPT no encontrado');
    expect(await found('/gpts')).toBe('404 Oops! Page not found');
    expect(await found('/nada')).toBe('404 Oops! Page not found');
    expect(await found('/index.html')).toBe('404 Oops! Page not found');
    expect(await found('/CURSOS')).toBe('404 Oops! Page not found');
    expect(await found('/prompts/%E0%A4%A')).toBe('404 Prompt no encontrado');
    expect(await found('/prompts-missing.html')).toBe('404 Oops! Page not found');
    expect(await found('/__proto__')).toBe('404 Oops! Page not found');
    expect((await ask('/nada')).headers['cache-control']).toBe('no-cache');
  });

  it('that differ for a certain query do so without script', async () => {
    const titleOf = async (path: string) => /<h1>(.*?)<\/h1>/.exec((await ask(path)).body.toString())?.[1];
    expect(await titleOf('/auth?redirect=%2Fdashboard')).toBe('Ingresar');
    expect(await titleOf('/auth?modo=crear&redirect=%2Fdashboard')).toBe('Crear cuenta');
    expect(await titleOf('/auth?redirect=%2Fdashboard&modo=crear')).toBe('Crear cuenta');
    expect(await titleOf('/auth?modo=confirmar&modo=crear')).toBe('Ingresar');
    expect(await titleOf('/cursos?modo=crear')).toBe('Cursos');
  });

  it('with an extra slash redirect to the one without, never off the site', async () => {
    const { status, headers } = await ask('/cursos/?q=a');
    expect({ status, location: headers.location }).toEqual({ status: 308, location: '/cursos?q=a' });
    // Also where all pages below are entries.
    expect((await ask('/prompts/uno/')).headers.location).toBe('/prompts/uno');
    expect((await ask('/cursos//')).headers.location).toBe('/cursos');
    expect((await ask('//evil.example/')).status).toBe(404);
  });

  it('sitemap and robots name the public address', async () => {
    const host = `localhost:${server.port}`;
    const sitemap = await ask('/sitemap.xml', { host });
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body.toString()).toContain(`<loc>http://${host}/cursos</loc>`);
    const robots = await ask('/robots.txt', { host });
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body.toString()).toContain(`Sitemap: http://${host}/sitemap.xml`);
  });

  it.each([
    ['/datos.xml', 'application/atom+xml', '<icon>http://'],
    ['/datos.json', 'application/feed+json', '"feed_url":"http://'],
  ])(
    '%s is a feed of type %s, cached as a page, and its links name the public address',
    async (path, type, text) => {
      const host = `localhost:${server.port}`;
      const { status, headers, body } = await ask(path, { host });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect(headers['cache-control']).toBe('public, max-age=300');
      expect(body.toString()).toContain(text + host);
      const again = await ask(path, { host, 'if-none-match': headers.etag ?? '' });
      expect(again.status).toBe(304);
    },
  );

  it.each(['/cursos', '/sitemap.xml', '/datos.xml', '/nada'])(
    '%s is the same for every Host header, and repeats none of them',
    async (path) => {
      const hosts = [
        'evil.example',
        'otra.example:8080',
        '192.0.2.1',
        `127.0.0.9:${server.port}`,
        'localhost:1',
      ];
      const answers = await Promise.all(hosts.map((host) => ask(path, { host, 'accept-encoding': 'br' })));
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
      const text = brotliDecompressSync(answers[0]?.body ?? Buffer.of()).toString();
      expect(text).not.toMatch(/evil|otra|192\.0|127\.0|localhost|origen\.invalid/);
    },
  );
});

describe('files', () => {
  it('with a hash in the name are cached for ever, others for an hour', async () => {
    const asset = await ask(assetPath);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const icon = await ask('/favicon.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
    expect(icon.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  it('for practice are public, under their own names and types', async () => {
    const { status, headers, body } = await ask('/practica/archivos/ventas.csv');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const again = await ask('/practica/archivos/ventas.csv', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(['md', 'txt', 'pdf', 'png', 'zip', 'docx', 'xlsx'].map((ending) => typeOf(`x.${ending}`))).toEqual(
      [
        'text/markdown; charset=utf-8',
        'text/plain; charset=utf-8',
        'application/pdf',
        'image/png',
        'application/zip',
        expect.stringMatching(/wordprocessingml\.document$/),
        expect.stringMatching(/spreadsheetml\.sheet$/),
      ],
    );
  });

  it.each([
    ['..%2f..%2fetc/passwd'],
    ['%2e%2e/%2e%2e/etc/passwd'],
    ['../pages.json'],
    ['assets/../../pages.json'],
    ['assets/..%5c..%5cpages.json'],
    ['%00'],
    ['favicon.svg%00.js'],
    ['%ff%fe'],
    ['%'],
    ['/etc/passwd'],
    ['favicon.svg.br'],
    ['favicon.svg/'],
  ])('no file outside the site is reachable through /%s', async (path) => {
    const { status, body } = await ask(`/${path}`);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Oops! Page not found');
  });
});

describe('codings and conditions', () => {
  const unpack: Record<string, (body: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (body) => body,
  };

  it.each(['/', '/cursos', '/sitemap.xml', assetPath])(
    '%s is compressed as the browser accepts, each coding with its tag',
    async (path) => {
      const plain = await ask(path);
      const tags = new Set<string>();
      for (const [coding, undo] of Object.entries(unpack)) {
        const { headers, body } = await ask(path, { 'accept-encoding': coding });
        expect(headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
        expect(headers.vary).toBe('Accept-Encoding');
        expect(headers['content-length']).toBe(String(body.byteLength));
        expect(undo(body).equals(plain.body)).toBe(true);
        tags.add(headers.etag ?? '');
      }
      expect(tags.size).toBe(3);
    },
  );

  it.each(['/', assetPath])('%s is not sent again to a browser that has it cached', async (path) => {
    const { headers } = await ask(path, { 'accept-encoding': 'br' });
    const again = await ask(path, { 'accept-encoding': 'br', 'if-none-match': `W/${headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect((await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' })).status).toBe(
      200,
    );
  });

  it.each(['/', assetPath, '/nada'])('HEAD %s answers like GET, without the body', async (path) => {
    const get = await ask(path, { 'accept-encoding': 'br' });
    const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(get.status);
    expect(head.body.byteLength).toBe(0);
    for (const name of ['etag', 'content-length', 'content-type', 'content-encoding', 'cache-control']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
  });

  it('other methods are refused', async () => {
    const { status, headers } = await ask('/cursos', {}, 'POST');
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });
});

import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const themeScript = 'document.documentElement.classList.add("light")';
export const themeHash = `sha256-${createHash('sha256').update(themeScript).digest('base64')}`;
export const assetPath = '/assets/app-3f2a91c0.js';

const page = (title: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8"><title>${title}</title>
<link rel="canonical" href="https://origen.invalid/">
<script>${themeScript}</script>
<script type="application/json" id="settings">"settings"</script>
</head>
<body><h1>${title}</h1>${'<p>Texto de la página.</p>'.repeat(40)}</body>
</html>`;

const files: Record<string, string> = {
  'index.html': page('Inicio'),
  'cursos.html': page('Cursos'),
  'privacidad.html': page('Privacidad').replace(
    '</body>',
    '<p data-setting="DATA_COUNTRY" data-stated="Están en {valor}.">No lo ha declarado.</p>' +
      '<p data-setting="DATA_PROVIDERS" data-stated="Trabajan &quot;por encargo&quot; {valor}.">Pregúntalo.</p></body>',
  ),
  'auth.html': page('Ingresar'),
  'auth-crear.html': page('Crear cuenta'),
  'dashboard.html': page('Panel'),
  'prompts-uno.html': page('Prompt uno'),
  'prompts-missing.html': page('Prompt no encontrado'),
  'gpts-missing.html': page('GPT no encontrado'),
  '404.html': page('Oops! Page not found'),
  'sitemap.xml': '<urlset><url><loc>https://origen.invalid/cursos</loc></url></urlset>',
  'datos.atom':
    '<feed><id>tag:escuela.example,2026:datos</id><icon>https://origen.invalid/i.png</icon></feed>',
  'datos.jsonfeed': '{"feed_url":"https://origen.invalid/datos.json"}',
  'robots.txt': 'User-agent: *\nSitemap: https://origen.invalid/sitemap.xml\n',
  'practica/archivos/ventas.csv': '\ufefffecha;cliente;importe\n14/03/2026;Cafetería Norte;12,50\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  [assetPath.slice(1)]: `export const text = ${JSON.stringify('asset '.repeat(300))};`,
};

const manifest = {
  pages: {
    '/': 'index.html',
    '/cursos': 'cursos.html',
    '/privacidad': 'privacidad.html',
    '/auth': 'auth.html',
    '/dashboard': 'dashboard.html',
    '/prompts/uno': 'prompts-uno.html',
  },
  queryPages: [{ address: '/auth', query: 'modo=crear', file: 'auth-crear.html' }],
  missing: { '/prompts/': 'prompts-missing.html', '/gpts/': 'gpts-missing.html' },
  notFound: '404.html',
  texts: {
    '/sitemap.xml': 'sitemap.xml',
    '/robots.txt': 'robots.txt',
    '/datos.xml': 'datos.atom',
    '/datos.json': 'datos.jsonfeed',
  },
  scriptHashes: [themeHash],
  styleHashes: [],
};

/** Writes a small site in the form of the build's output. */
export async function writeDist(distDir: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(distDir, 'site', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  await writeFile(join(distDir, 'pages.json'), JSON.stringify(manifest));
}

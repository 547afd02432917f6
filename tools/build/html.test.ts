import { expect, test } from 'vitest';
import { fillTemplate, readHeading, tag } from './html.ts';

const template = [
  '<html lang="es"><head><!--settings--><!--head-->',
  '    <script type="module" src="/a.js"></script>',
  '    <link rel="stylesheet" href="/a.css">',
  '</head><body><div id="root"><!--app--></div></body>',
].join('\n');

test('a page is put into the template, and the server finds its place', () => {
  const page = fillTemplate(template, {
    head: '<title>A</title>',
    app: '<h1>$1 & $&</h1>',
    access: 'learner',
    isDrawn: false,
  });
  expect(page).toContain('<html lang="es" data-access="learner">');
  expect(page).toContain('<head><!--settings--><title>A</title>');
  expect(page).toContain('<div id="root"><h1>$1 & $&</h1></div>');
});

test('the code is kept apart until the first paint, and the styles are not', () => {
  const head = '\n<link rel="modulepreload" href="/b.js">';
  const page = fillTemplate(template, { head, app: 'x', access: 'public', isDrawn: true });
  const [start, body] = page.split('</head>');
  expect(start).toContain('/a.css');
  expect(start).not.toContain('.js');
  expect(body).toContain('<div id="root" data-prerendered>x</div>');
  expect(body).toContain(
    '<template id="later"><link rel="modulepreload" href="/b.js"><script type="module" src="/a.js"></script></template>',
  );
});

test('a template that lost a slot stops the build', () => {
  const broken = template.replace('<!--settings-->', '');
  const filling = { head: '', app: '', access: 'public', isDrawn: true } as const;
  expect(() => fillTemplate(broken, filling)).toThrow('<!--settings--> once');
});

test('attributes are escaped, and left out when there is nothing to say', () => {
  expect(tag('meta', { name: 'a', content: '"<&>', media: undefined })).toBe(
    '<meta name="a" content="&quot;&lt;&amp;&gt;">',
  );
  expect(tag('link', { crossorigin: '' })).toBe('<link crossorigin>');
});

test('the heading of a page is read with its highlighted words', () => {
  const html =
    '<p>x</p><h1 class="a">Ponla a <!-- --><mark class="marked">trabajar &amp; rendir</mark>.</h1><h1>no</h1>';
  expect(readHeading(html)).toEqual([
    { text: 'Ponla a ', isMarked: false },
    { text: 'trabajar & rendir', isMarked: true },
    { text: '.', isMarked: false },
  ]);
  expect(readHeading('<h2>ninguno</h2>')).toEqual([]);
});

import { expect, test } from 'vitest';
import { fillTemplate, tag } from './html.ts';
import { readHeading } from './heading.ts';

const template = '<head><!--settings--><!--head--></head><body><div id="root"><!--app--></div></body>';

test('a page is put into the template, and the server finds its place', () => {
  const page = fillTemplate(template, {
    head: '<title>A</title>',
    app: '<h1>$1 & $&</h1>',
    kind: 'frame',
  });
  expect(page).toBe(
    '<head><!--settings--><title>A</title></head><body><div id="root"><h1>$1 & $&</h1></div></body>',
  );
});

test('the code of a page that can be read already is kept apart, and its styles are not', () => {
  const code = '<script type="module" src="/a.js"></script>';
  const styles = '<link rel="stylesheet" href="/a.css">';
  const page = fillTemplate(template.replace('</head>', `\n    ${code}\n    ${styles}\n</head>`), {
    head: '\n<link rel="modulepreload" href="/b.js">',
    app: 'x',
    kind: 'private',
  });
  const [head, body] = page.split('</head>');
  expect(head).toContain(styles);
  expect(head).not.toContain('.js');
  expect(body).toContain('<div id="root" data-prerendered="private">x</div>');
  expect(body).toContain(`<template id="later"><link rel="modulepreload" href="/b.js">${code}</template>`);
});

test('a template that lost a slot stops the build', () => {
  const broken = template.replace('<!--settings-->', '');
  expect(() => fillTemplate(broken, { head: '', app: '', kind: 'public' })).toThrow('<!--settings--> once');
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** Attributes whose value is undefined are left out. */
export function tag(name: string, attributes: Record<string, string | undefined>) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value ?? '')}"`));
  return `<${name}${written.join('')}>`;
}

export interface Filling {
  head: string;
  app: string;
  /** Who may see it; the boot script sends visitors away from a learner's page before anything is painted. */
  access: 'public' | 'learner';
  /** A drawn page can be read before its code is there; the others only show that something is coming. */
  isDrawn: boolean;
}

const slots = { head: '<!--head-->', root: '<div id="root"><!--app--></div>', html: '<html lang="es">' };

/** What the first paint does not need: the page's code and the web manifest. */
const laterTags = /^ *(<script type="module".*<\/script>|<link rel="(?:modulepreload|manifest)".*>)\n/gm;

/** Puts a page into index.html as Vite built it. */
export function fillTemplate(template: string, { head, app, access, isDrawn }: Filling) {
  for (const slot of [...Object.values(slots), '<!--settings-->']) {
    if (template.split(slot).length !== 2) throw new Error(`index.html must contain ${slot} once`);
  }
  const filled = template
    .replace(slots.html, `<html lang="es" data-access="${access}">`)
    .replace(slots.head, () => head);
  const page = `<div id="root"${isDrawn ? ' data-prerendered' : ''}>${app}</div>`;
  const later = [...filled.matchAll(laterTags)].map(([, tag]) => tag).join('');
  if (!later.includes('<script')) throw new Error('index.html contains no code that could wait');
  // Kept apart until src/boot puts it into the head: after the first paint, and never for somebody who is sent away.
  const kept = `<template id="later">${later}</template>`;
  return filled.replace(laterTags, '').replace(slots.root, () => page + kept);
}

/** A run of words of a page's main heading. */
export interface HeadingPart {
  text: string;
  isMarked: boolean;
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const plainText = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => characters[name] ?? whole);

/** The h1 of a rendered page with its highlighted words, so that the preview image says what the page says. */
export function readHeading(html: string): HeadingPart[] {
  const inner = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return inner
    .split(/(<mark[^>]*>[\s\S]*?<\/mark>)/)
    .map((part) => ({ text: plainText(part), isMarked: part.startsWith('<mark') }))
    .filter(({ text }) => text !== '');
}

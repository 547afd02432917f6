const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** Attributes whose value is undefined are left out. */
export function tag(name: string, attributes: Record<string, string | undefined>) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value ?? '')}"`));
  return `<${name}${written.join('')}>`;
}

/**
 * A `public` page can be read by everybody, a `private` one by whoever has a session, both before any code is there.
 * A `frame` shows nothing but that something is coming.
 */
export type PageKind = 'public' | 'private' | 'frame';

interface Filling {
  head: string;
  app: string;
  kind: PageKind;
}

const slots = { head: '<!--head-->', root: '<div id="root"><!--app--></div>', settings: '<!--settings-->' };

/** What the first paint does not need: the page's code and the web manifest. */
const laterTags = /^ *(<script type="module".*<\/script>|<link rel="(?:modulepreload|manifest)".*>)\n/gm;

/** Puts a page into index.html as Vite built it. */
export function fillTemplate(template: string, { head, app, kind }: Filling) {
  for (const slot of Object.values(slots)) {
    if (template.split(slot).length !== 2) throw new Error(`index.html must contain ${slot} once`);
  }
  const withHead = template.replace(slots.head, () => head);
  if (kind === 'frame') return withHead.replace(slots.root, () => `<div id="root">${app}</div>`);
  const page = `<div id="root" data-prerendered="${kind}">${app}</div>`;
  const later = [...withHead.matchAll(laterTags)].map(([, tag]) => tag).join('');
  if (!later.includes('<script')) throw new Error('index.html contains no code that could wait');
  // Kept apart until the first paint, when the last script of index.html puts it into the head.
  const kept = `<template id="later">${later}</template>`;
  return withHead.replace(laterTags, '').replace(slots.root, () => page + kept);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** Attributes whose value is undefined are left out. */
export function tag(name: string, attributes: Record<string, string | undefined>) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value ?? '')}"`));
  return `<${name}${written.join('')}>`;
}

interface Filling {
  head: string;
  app: string;
  isPrerendered: boolean;
}

const slots = { head: '<!--head-->', root: '<div id="root"><!--app--></div>', settings: '<!--settings-->' };

/** Puts a page into index.html as Vite built it. */
export function fillTemplate(template: string, { head, app, isPrerendered }: Filling) {
  for (const slot of Object.values(slots)) {
    if (template.split(slot).length !== 2) throw new Error(`index.html must contain ${slot} once`);
  }
  const root = `<div id="root"${isPrerendered ? ' data-prerendered="true"' : ''}>${app}</div>`;
  return template.replace(slots.head, () => head).replace(slots.root, () => root);
}

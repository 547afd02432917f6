/**
 * Runs in the page: its readable text as plain HTML, without classes, pictures or scripts. Playwright sends it as
 * text, so it may use nothing outside itself.
 */
export function plainHtml(): string {
  const kept = new Set(
    'H1 H2 H3 H4 P UL OL LI A TABLE THEAD TBODY TR TH TD PRE CODE BLOCKQUOTE STRONG EM HEADER MAIN FOOTER NAV SECTION ARTICLE ASIDE FORM LABEL BUTTON'.split(
      ' ',
    ),
  );
  const escape = (text: string) =>
    text.replace(
      /[&<>"]/g,
      (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? '',
    );

  const write = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return escape(node.textContent ?? '');
    if (!(node instanceof HTMLElement) || node.tagName === 'SCRIPT') return '';
    if (!node.checkVisibility({ visibilityProperty: true })) return '';
    if (node instanceof HTMLInputElement) {
      return `<input type="${node.type}" placeholder="${escape(node.placeholder)}">`;
    }
    const inner = [...node.childNodes].map(write).join('');
    const name = node.tagName.toLowerCase();
    if (node instanceof HTMLAnchorElement) return `<a href="${escape(node.href)}">${inner}</a>`;
    if (kept.has(node.tagName)) return `<${name}>${inner}</${name}>`;
    if (inner.trim() === '') return '';
    return getComputedStyle(node).display.startsWith('inline') ? inner : `<div>${inner}</div>`;
  };
  return write(document.getElementById('root') ?? document.body);
}

/** Runs in the page: the final document without its scripts. */
export function styledHtml(): string {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  const doing = 'script, template, noscript, link:not([rel=stylesheet], [rel=icon]), style:empty';
  for (const element of page.querySelectorAll(doing)) element.remove();
  // Scripts would render these islands again.
  for (const element of page.querySelectorAll('[data-props]')) element.removeAttribute('data-props');
  return `<!doctype html>\n${page.outerHTML}`;
}

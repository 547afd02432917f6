/** The id on the page of a case's document or its brief. */
export const documentId = (id: string) => `documento-${id}`;

const isCell = (node: Node): node is Element => node instanceof Element && /^T[DH]$/.test(node.tagName);

interface Place {
  node: Text;
  offset: number;
}

/**
 * Finds a quote in a drawn document, or null. Quotes are written as in the case's file: a table by its cells,
 * `Guantes | 12 | 2,75`, with blanks of any width.
 */
export function findQuote(root: Element, quote: string): Range | null {
  let text = '';
  const places: (Place | null)[] = [];
  const add = (letter: string, place: Place | null) => {
    const isBlank = /\s/.test(letter);
    if (isBlank && (text === '' || text.endsWith(' '))) return;
    text += isBlank ? ' ' : letter;
    places.push(place);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isCell(node) && node.previousElementSibling) for (const letter of ' | ') add(letter, null);
    if (!(node instanceof Text)) continue;
    for (let offset = 0; offset < node.length; offset++) add(node.data[offset] ?? '', { node, offset });
  }
  const words = quote
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const start = text.indexOf(words);
  if (start < 0) return null;
  const quoted = places.slice(start, start + words.length).filter((place) => place !== null);
  const [first, last] = [quoted[0], quoted.at(-1)];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

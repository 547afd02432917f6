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

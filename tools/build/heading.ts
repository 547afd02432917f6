/** Some words of a page's main heading. */
export interface HeadingPart {
  text: string;
  isMarked: boolean;
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const plainText = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity);

/** The h1 of a rendered page with its highlighted words, so that the preview image matches the page. */
export function readHeading(html: string): HeadingPart[] {
  const inner = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return inner
    .split(/(<mark[^>]*>[\s\S]*?<\/mark>)/)
    .map((part) => ({ text: plainText(part), isMarked: part.startsWith('<mark') }))
    .filter(({ text }) => text !== '');
}

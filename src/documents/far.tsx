import type { CSSProperties, HTMLAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface FarProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section';
}

/** Tags, and what nobody sees at first: the words for a drawing, and answers that are folded. */
const unread = /<(title|desc).*?<\/\1>|<\/summary>.*?<\/details>|<[^>]*>/gs;

/** A part that is laid out when it comes near; how much there is to read tells how high it will be (far.css). */
export function Far({ as: Tag = 'div', className = '', ...rest }: FarProps) {
  const letters = renderToStaticMarkup(rest.children).replace(unread, '').length;
  return <Tag {...rest} className={`far ${className}`} style={{ '--letters': letters } as CSSProperties} />;
}

import type { LeafNode } from '#content.ts';

/**
 * A drawing in the notebook, as part of the page: it takes the theme's colours and the school's fonts, and its words
 * can be found and copied. A wide one has a second drawing for phones; the style sheet shows one of the two.
 */
export function FigureBlock({ node: { drawing, phone, caption } }: { node: LeafNode<'figura'> }) {
  return (
    <figure className="lesson-block lesson-wide lesson-figure" data-shape={phone ? 'wide' : 'narrow'}>
      <div data-for={phone ? 'desk' : undefined} dangerouslySetInnerHTML={{ __html: drawing }} />
      {phone && <div data-for="phone" dangerouslySetInnerHTML={{ __html: phone }} />}
      <figcaption dangerouslySetInnerHTML={{ __html: caption }} />
    </figure>
  );
}

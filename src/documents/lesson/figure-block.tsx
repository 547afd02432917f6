import { fill } from '#common/fill.ts';
import { lessonCopy, type LeafNode } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { ActivityButton } from '#features/figures/activity-button.tsx';

/**
 * A drawing as inline SVG: it has the theme's colours and the school's fonts, and learners can search and copy its words.
 * A wide one has a second drawing for phones; the style sheet shows one of the two.
 */
export function FigureBlock({ node }: { node: LeafNode<'figura'> }) {
  const { name, drawing, phone, activity, caption } = node;
  const { download, downloadOf, ...words } = lessonCopy.figure;
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(drawing) ?? [];
  const captionId = `pie-${name}`;
  return (
    <div className="lesson-block lesson-wide lesson-figure" data-shape={phone ? 'wide' : 'narrow'}>
      {/* Without the name of the link, which stands in the caption too. */}
      <figure aria-labelledby={captionId}>
        <div data-for={phone ? 'desk' : undefined} dangerouslySetInnerHTML={{ __html: drawing }} />
        {phone && <div data-for="phone" dangerouslySetInnerHTML={{ __html: phone }} />}
        <figcaption>
          <span id={captionId} dangerouslySetInnerHTML={{ __html: caption }} />
          <a
            href={`/figuras/${name}.png`}
            download={`${name}.png`}
            className="mt-1 flex min-h-11 w-fit items-center text-sm font-medium text-accent underline underline-offset-4 print:hidden"
          >
            {download} <span className="sr-only">{fill(downloadOf, { titulo: title })}</span>
          </a>
        </figcaption>
      </figure>
      {activity && (
        <Island
          name="figure-activity"
          props={{ drawing: `figura-${name}`, activity, words }}
          className="print:hidden"
        >
          <div className="text-base">
            <ActivityButton label={activity.button} isOpen={false} />
          </div>
        </Island>
      )}
    </div>
  );
}

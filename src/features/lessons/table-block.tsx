import type { LeafNode } from '#content.ts';
import { HtmlText } from '#ui/html-text.tsx';

/**
 * A table that turns into labelled rows on a phone. The roles are written out because changing `display` takes
 * them away in some browsers.
 */
export function TableBlock({ node: { caption, columns, rows } }: { node: LeafNode<'tabla'> }) {
  return (
    // Text at twice its size can make a table wider than its place; it then scrolls by itself.
    <div className="lesson-block lesson-wide lesson-compact md:overflow-x-auto">
      <table role="table" className="w-full border-collapse text-left text-base max-md:block">
        <caption className="mb-3 text-left font-semibold max-md:block">{caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-y-2 border-ink">
            {columns.map((column, index) => (
              <th
                key={index}
                role="columnheader"
                scope="col"
                className="px-3 py-2.5 align-bottom text-sm font-semibold first:pl-0 last:pr-0"
                dangerouslySetInnerHTML={{ __html: column }}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block max-md:border-t-2 max-md:border-ink">
          {rows.map((cells, row) => (
            <tr
              role="row"
              key={row}
              className="border-b border-line last:border-b-2 last:border-b-ink max-md:block max-md:py-4"
            >
              {cells.map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={index}
                    role={index === 0 ? 'rowheader' : 'cell'}
                    scope={index === 0 ? 'row' : undefined}
                    className="px-3 py-3 align-top font-normal first:pl-0 first:font-semibold last:pr-0 max-md:block max-md:px-0 max-md:py-1.5 max-md:first:pt-0 max-md:first:font-heading max-md:first:text-lg"
                  >
                    {index > 0 && (
                      <span
                        aria-hidden="true"
                        className="block text-sm text-ink-soft md:hidden"
                        dangerouslySetInnerHTML={{ __html: columns[index] ?? '' }}
                      />
                    )}
                    <HtmlText html={cell} className="lesson-cell" />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

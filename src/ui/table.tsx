import type { ReactNode } from 'react';

interface TableProps {
  caption: string;
  isCaptionHidden?: boolean;
  columns: ReactNode[];
  rows: ReactNode[][];
}

/** A table that becomes a list of labelled rows on a phone, so that nothing scrolls sideways. */
export function Table({ caption, isCaptionHidden, columns, rows }: TableProps) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className={isCaptionHidden ? 'sr-only' : 'mb-2 text-left text-sm text-ink-soft max-md:block'}>
        {caption}
      </caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line-strong">
          {columns.map((column, index) => (
            <th key={index} scope="col" className="px-3 py-2 align-bottom text-sm font-semibold first:pl-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((cells, row) => (
          <tr key={row} className="border-b border-line max-md:block max-md:py-3">
            {cells.map((cell, index) => (
              <td
                key={index}
                className="px-3 py-2.5 align-top first:pl-0 max-md:block max-md:px-0 max-md:py-1"
              >
                <span aria-hidden="true" className="block text-xs text-ink-soft md:hidden">
                  {columns[index]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { TableCell } from 'mdast';
import { renderInline, textOf } from './markdown.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A table that turns into labelled rows on a phone (lesson-table.css). The roles are written out because changing `display`
 * takes them away in some browsers.
 */
export function tableHtml(caption: string, columns: TableCell[], rows: TableCell[][]): string {
  const labels = columns.map((column) => escapeHtml(textOf(column)));
  const columnHeader = (cell: TableCell) => `<th role="columnheader" scope="col">${renderInline(cell)}</th>`;
  const rowCell = (cell: TableCell, index: number) =>
    index === 0
      ? `<th role="rowheader" scope="row">${renderInline(cell)}</th>`
      : `<td role="cell" data-label="${labels[index] ?? ''}">${renderInline(cell)}</td>`;
  const row = (cells: string[]) => `<tr role="row">${cells.join('')}</tr>`;
  return [
    `<table role="table"><caption>${escapeHtml(caption)}</caption>`,
    `<thead role="rowgroup">${row(columns.map(columnHeader))}</thead>`,
    `<tbody role="rowgroup">${rows.map((cells) => row(cells.map(rowCell))).join('')}</tbody></table>`,
  ].join('');
}

import { ItemCheckbox, ItemLink, Keywords } from './item-views.tsx';
import { shortDate, type SelectableViewProps } from './knowledge-item.ts';

const COLUMNS = ['Title', 'Keywords', 'Type', 'Writer', 'Created'];
const cellClass = 'px-2.5 py-3 align-top max-md:block max-md:px-0 max-md:py-0.5';

/** On a phone each row becomes a small block beside its checkbox, so that nothing scrolls sideways. */
export function ItemTable({ items, selectedIds, onToggle }: SelectableViewProps) {
  return (
    // Text zoomed to 200 % makes the table too wide; then only the table scrolls.
    <div className="md:overflow-x-auto">
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">Knowledge items</caption>
        <thead className="max-md:block">
          <tr className="border-b border-line-strong max-md:flex">
            <td className="w-11" />
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-2.5 py-2 text-sm font-semibold max-md:sr-only">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map((item) => (
            <tr
              key={item.id}
              className={`border-b border-line max-md:relative max-md:block max-md:py-3 max-md:pl-12 ${selectedIds.has(item.id) ? 'bg-marker/25' : 'hover:bg-ink/4'}`}
            >
              <td className="py-1.5 align-top max-md:absolute max-md:top-1.5 max-md:left-0 max-md:block max-md:p-0">
                <ItemCheckbox item={item} selectedIds={selectedIds} onToggle={onToggle} />
              </td>
              <th scope="row" className={`${cellClass} font-normal`}>
                <ItemLink item={item} />
                <p className="mt-0.5 text-sm text-ink-soft">{item.source}</p>
              </th>
              <td className={`${cellClass} md:w-[27%]`}>
                <Keywords keywords={item.keywords} />
              </td>
              <td
                className={`${cellClass} text-sm max-md:inline-block! max-md:after:px-1.5 max-md:after:content-['·']`}
              >
                {item.type}
              </td>
              <td
                className={`${cellClass} text-sm max-md:inline-block! max-md:whitespace-nowrap max-md:after:px-1.5 max-md:after:content-['·'] lg:whitespace-nowrap`}
              >
                {item.writer}
              </td>
              <td className={`${cellClass} text-sm whitespace-nowrap tabular-nums max-md:inline-block!`}>
                <time dateTime={item.createdDate}>{shortDate(item.createdDate)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

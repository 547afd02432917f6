import { fillingCopy } from '#content.ts';
import type { Equivalence } from '#lib/notebook/records.ts';
import { Button } from '#ui/button.tsx';

const copy = fillingCopy.equivalences;

interface EquivalenceTableProps {
  equivalences: Equivalence[];
  onClear: () => void;
}

/** What stood in the text instead of personal data, and what it means. */
export function EquivalenceTable({ equivalences, onClear }: EquivalenceTableProps) {
  return (
    <div className="mt-6">
      <table className="w-full max-w-[66ch] text-left text-sm">
        <caption className="pb-2 text-left">
          <span className="font-heading text-lg font-semibold">{copy.title}</span>
          <span className="block text-ink-soft">{copy.text}</span>
        </caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {copy.tag}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {copy.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {equivalences.map(({ tag, value }) => (
            <tr key={tag} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-mono font-normal whitespace-nowrap">
                {tag}
              </th>
              <td className="py-2 wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="quiet" size="sm" className="mt-2" onClick={onClear}>
        {copy.clear}
      </Button>
    </div>
  );
}

import { cuaderno } from '#content.ts';
import type { Equivalence } from '#lib/notebook/records.ts';

const copy = cuaderno.prompts.equivalences;

/** What stands in the text for personal data, so that an answer can be read. */
export function EquivalenceTable({ equivalences }: { equivalences: Equivalence[] }) {
  return (
    <table className="w-full max-w-xl text-left">
      <caption className="mb-1.5 text-left font-medium">{copy.title}</caption>
      <thead className="text-sm text-ink-soft">
        <tr className="border-y border-line">
          <th scope="col" className="py-1.5 pr-4 font-medium">
            {copy.tag}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {copy.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {equivalences.map(({ tag, value }) => (
          <tr key={tag} className="border-b border-line">
            <td className="py-1.5 pr-4 font-mono text-sm">{tag}</td>
            <td className="py-1.5 wrap-anywhere">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

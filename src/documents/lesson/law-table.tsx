import { fill } from '#common/fill.ts';
import { factCopy, type LeafNode } from '#content.ts';
import { factLabel, spanishDay } from '#documents/fact-label.ts';
import { Past, Source } from '#documents/facts.tsx';
import { ExternalLink } from '#ui/link.tsx';
import { Unbroken } from '#ui/text/unbroken.tsx';

/** `:::leyes`: the law of each country and whom to ask, as a table of the lesson (lesson-table.css). */
export function LawTable({ node: { facts } }: { node: LeafNode<'leyes'> }) {
  const { country, law, authority } = factCopy.laws;
  return (
    <div className="lesson-block lesson-wide lesson-compact lesson-table">
      <table role="table">
        <caption>
          <Unbroken text={captionFor(facts.map(({ checked }) => checked).toSorted())} />
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {[country, law, authority].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {facts.map((fact) => (
            <tr key={fact.id} role="row">
              <th role="rowheader" scope="row">
                {fact.subject}
              </th>
              <td role="cell" data-label={law}>
                <Unbroken text={fact.today ?? factCopy.unchecked} />
                <span className="block">
                  <Past fact={fact} />
                </span>
                {fact.source && (
                  <span className="mt-1 block text-sm">
                    {fact.via !== 'oficial' && <Unbroken text={`${factLabel(fact)} · `} />}
                    <Source address={fact.source} />
                  </span>
                )}
              </td>
              <td role="cell" data-label={authority}>
                {fact.authority?.web ? (
                  <ExternalLink href={fact.authority.web}>{fact.authority.name}</ExternalLink>
                ) : (
                  fact.authority?.name
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The days on which we looked the laws up, first to last. */
function captionFor(days: string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (first === last) return fill(factCopy.laws.caption, { mirado: spanishDay(first) });
  return fill(factCopy.laws.captionRange, { desde: spanishDay(first), hasta: spanishDay(last) });
}

import { memo, type CSSProperties } from 'react';
import { EntryCard, type Entry } from './entry-card.tsx';
import { useNearViewport } from './use-near-viewport.ts';

/** A multiple of 1, 2 and 3 columns: only the very last row may be incomplete. The first sheet is always drawn. */
const SHEET_SIZE = 6;

/** Sheets lie on shelves: thousands of cards would otherwise be hundreds of gaps, to be made anew with each key. */
const SHELF_SIZE = 16 * SHEET_SIZE;

interface ListProps {
  path: string;
  action: string;
}

interface PartProps extends ListProps {
  entries: Entry[];
  /** Place of the first of them in the whole list. */
  start: number;
  total: number;
}

function Cards({ entries, start, total, path, action }: PartProps) {
  return (
    <div className="grid gap-x-6 gap-y-8 pb-8 md:grid-cols-2 lg:grid-cols-3">
      {entries.map((entry, index) => (
        // By position: while somebody types, cards change their words instead of being made anew.
        <div key={index} role="listitem" aria-posinset={start + index + 1} aria-setsize={total}>
          <EntryCard entry={entry} path={path} action={action} />
        </div>
      ))}
    </div>
  );
}

/** A shelf or a sheet. Far from the screen it is only a gap of the right height. */
function Part(props: PartProps) {
  const { entries, start } = props;
  const { element, isNear, height } = useNearViewport({ isAlways: start === 0 });
  const cards = { '--cards': entries.length };
  if (!isNear) {
    const gap: CSSProperties & typeof cards = { ...cards, height };
    return (
      <div ref={element} style={gap} className="h-[calc(var(--cards)/var(--columns)*var(--card-height))]" />
    );
  }
  if (entries.length <= SHEET_SIZE) {
    return (
      <div ref={element}>
        <Cards {...props} />
      </div>
    );
  }
  // Its sheets share the height that it had before, so that nothing jumps for who scrolls back.
  const shared = { ...cards, '--card-height': `calc(${height}px / var(--cards) * var(--columns))` };
  return (
    <div ref={element} style={height ? (shared as CSSProperties) : undefined}>
      <Parts {...props} size={SHEET_SIZE} />
    </div>
  );
}

function Parts({ size, ...part }: PartProps & { size: number }) {
  const count = Math.ceil(part.entries.length / size);
  return Array.from({ length: count }, (_, index) => {
    const entries = part.entries.slice(index * size, (index + 1) * size);
    const start = part.start + index * size;
    // A part that grows or shrinks forgets its height. The first has none to forget, and its cards are on the screen.
    const key = start === 0 ? 'first' : `${start}-${entries.length}`;
    return <Part key={key} {...part} entries={entries} start={start} />;
  });
}

interface CardGridProps extends ListProps {
  entries: Entry[];
  label: string;
}

/**
 * One column on a phone, two on a tablet, three on a desktop (spec section 2). Of thousands of cards only
 * those near the screen are drawn; positions tell screen readers how many there really are.
 */
export const CardGrid = memo(function CardGrid({ label, ...list }: CardGridProps) {
  return (
    <div
      role="list"
      aria-label={label}
      className="[--card-height:20rem] [--columns:1] md:[--columns:2] lg:[--columns:3]"
    >
      <Parts {...list} start={0} total={list.entries.length} size={SHELF_SIZE} />
    </div>
  );
});

import { memo, type CSSProperties } from 'react';
import { EntryCard, type Entry } from './entry-card.tsx';
import { useNearViewport } from './use-near-viewport.ts';

/** A multiple of 1, 2 and 3 columns: only the very last row may be incomplete. The first sheet is always drawn. */
const SHEET_SIZE = 12;

interface ListProps {
  path: string;
  action: string;
}

interface SheetProps extends ListProps {
  entries: Entry[];
  start: number;
  total: number;
}

/** Some rows of cards. Far from the screen it is only a gap of the right height. */
function Sheet({ entries, start, total, path, action }: SheetProps) {
  const { element, isNear, height } = useNearViewport({ isAlways: start === 0 });
  if (!isNear) {
    const style = { '--cards': entries.length, height } as CSSProperties;
    return (
      <div ref={element} style={style} className="h-[calc(var(--cards)/var(--columns)*var(--card-height))]" />
    );
  }
  return (
    <div ref={element} className="grid gap-x-6 gap-y-8 pb-8 md:grid-cols-2 lg:grid-cols-3">
      {entries.map((entry, index) => (
        // By position: while somebody types, cards change their words instead of being made anew.
        <div key={index} role="listitem" aria-posinset={start + index + 1} aria-setsize={total}>
          <EntryCard entry={entry} path={path} action={action} />
        </div>
      ))}
    </div>
  );
}

interface CardGridProps extends ListProps {
  entries: Entry[];
  label: string;
}

/**
 * One column on a phone, two on a tablet, three on a desktop (spec section 2). Of thousands of cards only
 * those near the screen are drawn; positions tell screen readers how many there really are.
 */
export const CardGrid = memo(function CardGrid({ entries, label, path, action }: CardGridProps) {
  const starts = Array.from({ length: Math.ceil(entries.length / SHEET_SIZE) }, (_, i) => i * SHEET_SIZE);
  return (
    <div
      role="list"
      aria-label={label}
      className="[--card-height:20rem] [--columns:1] md:[--columns:2] lg:[--columns:3]"
    >
      {starts.map((start) => {
        const sheet = entries.slice(start, start + SHEET_SIZE);
        return (
          <Sheet
            key={`${start}-${sheet.length}`}
            entries={sheet}
            start={start}
            total={entries.length}
            path={path}
            action={action}
          />
        );
      })}
    </div>
  );
});

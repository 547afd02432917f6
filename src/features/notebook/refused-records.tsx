import { fill, counted } from '#common/fill.ts';
import { cuaderno } from '#content.ts';
import { MAX_RECORDS, type FileContents, type RefusedRecord } from '#lib/notebook/read-notebook-file.ts';

const copy = cuaderno.copy.import.refused;
/** A longer list would be unreadable. */
const SHOWN = 10;
const NAME_LETTERS = 60;

/** The records that an import refused, with the reason for each. */
export function RefusedRecords({ contents: { refused, unread } }: { contents: FileContents }) {
  const more = refused.length - SHOWN;
  return (
    <>
      {refused.length > 0 && (
        <div>
          <p className="text-danger">{counted(refused.length, copy.count)}</p>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-sm">
            {refused.slice(0, SHOWN).map((record, index) => (
              <li key={index} className="wrap-anywhere">
                {describe(record)}
              </li>
            ))}
            {more > 0 && <li>{counted(more, copy.more)}</li>}
          </ul>
        </div>
      )}
      {unread > 0 && (
        <p className="text-danger">
          {fill(copy.unread, {
            leidos: MAX_RECORDS.toLocaleString('es-ES', { useGrouping: 'always' }),
            resto: unread,
          })}
        </p>
      )}
    </>
  );
}

function describe({ kind, name, problem }: RefusedRecord): string {
  const what = kind ? copy.kinds[kind] : copy.unknown;
  const short = name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS)}…` : name;
  return `${what}${short && ` «${short}»`}: ${copy.reasons[problem]}`;
}

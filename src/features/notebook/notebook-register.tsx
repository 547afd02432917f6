import { useEffect, useRef } from 'react';
import { CalendarDays, Archive, Library, NotebookPen, Building2, UserRound } from 'lucide-react';
import { cuaderno, notebook as questions } from '#content.ts';
import type { NotebookState } from '#lib/notebook/notebook.ts';
import { recordsOf, type NotebookValues } from '#lib/notebook/records.ts';
import { useNotebookPart } from '#lib/notebook/use-notebook.ts';
import { centreFocused, centreInRow } from '#lib/centre-in-row.ts';
import type { UserId } from '#lib/user-id.ts';
import { Link } from '#ui/link.tsx';
import { missingFields, profileFields, type ProfileName } from './profile-fields.ts';

export type NotebookSectionId = keyof typeof cuaderno.sections;

/** The part in the address (`/cuaderno#notas`); the first one if unknown. */
export function sectionOf(hash: string): NotebookSectionId {
  const name = hash.slice(1);
  return Object.hasOwn(cuaderno.sections, name) ? (name as NotebookSectionId) : 'perfil';
}

const icons = {
  perfil: Building2,
  prompts: Library,
  notas: NotebookPen,
  semana: CalendarDays,
  copia: Archive,
  cuenta: UserRound,
};

const ids = Object.keys(cuaderno.sections) as NotebookSectionId[];

/**
 * The notebook's tabs, drawn as binder dividers; the open one joins its sheet. A narrow screen shows them in one line, which
 * scrolls sideways and stays in view, so that changing the part needs no way back up.
 */
export function NotebookRegister({ current, userId }: { current: NotebookSectionId; userId: UserId }) {
  const line = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = line.current?.querySelector('[aria-current]');
    if (line.current && tab) centreInRow(line.current, tab);
  }, [current]);
  return (
    <nav
      aria-label={cuaderno.sectionsLabel}
      data-part-line=""
      className="sticky top-16 z-10 max-lg:mb-2 max-lg:bg-paper lg:top-24 print:hidden"
    >
      {/* The padding leaves room for the focus ring, which a scrolling box cuts off. */}
      <ul
        ref={line}
        onFocus={centreFocused}
        className="grid max-lg:-mx-1 max-lg:flex max-lg:[scrollbar-width:none] max-lg:gap-1 max-lg:overflow-x-auto max-lg:p-1 lg:grid-cols-1 lg:gap-1 lg:pt-6"
      >
        {ids.map((id) => {
          const Icon = icons[id];
          return (
            <li key={id} className="shrink-0">
              <Link
                to={`/cuaderno#${id}`}
                aria-current={id === current ? 'true' : undefined}
                className="group flex h-full min-h-11 items-center gap-2.5 border border-transparent px-3 py-2 leading-tight font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:text-ink max-lg:rounded-control max-lg:px-2.5 lg:relative lg:-mr-px lg:rounded-l-control lg:aria-[current]:border-line lg:aria-[current]:border-r-surface lg:aria-[current]:bg-surface"
              >
                <Icon aria-hidden="true" className="size-4.5 shrink-0 max-lg:hidden" />
                <span className="grow">
                  <span className="group-aria-[current]:marked">{cuaderno.sections[id]}</span>
                </span>
                <Count id={id} userId={userId} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Count({ id, userId }: { id: NotebookSectionId; userId: UserId }) {
  const count = useNotebookPart(userId, ({ status, records }) =>
    status === 'ready' ? countIn[id]?.(records) : undefined,
  );
  return <span className="text-sm font-normal tabular-nums">{count}</span>;
}

type Records = NotebookState['records'];

/** The number of entries in each part; some parts have none to count. */
const countIn: Partial<Record<NotebookSectionId, (records: Records) => string>> = {
  perfil(records) {
    const fields = (name: ProfileName) =>
      (records.get(`profile/${name}`)?.value as NotebookValues['profile'] | undefined)?.fields ?? {};
    const total = profileFields('company').length + profileFields('role').length;
    const missing =
      missingFields('company', fields('company')).length + missingFields('role', fields('role')).length;
    return `${total - missing}/${total}`;
  },
  prompts: (records) => String(recordsOf(records, 'prompt').length),
  notas: (records) => `${writtenNotes(records)}/${questions.length}`,
  semana: (records) =>
    `${(records.get('week/guide')?.value as NotebookValues['week'] | undefined)?.done.length ?? 0}/7`,
};

/** The number of lesson questions with an answer. */
export const writtenNotes = (records: NotebookState['records']): number =>
  questions.filter(({ id }) => {
    const note = records.get(`note/${id}`)?.value as NotebookValues['note'] | undefined;
    return note !== undefined && note.text.trim() !== '';
  }).length;

import { CalendarDays, Archive, Library, NotebookPen, Building2, UserRound } from 'lucide-react';
import { cuaderno, notebook as questions } from '#content.ts';
import type { NotebookState } from '#lib/notebook/notebook.ts';
import { recordsOf, type NotebookValues } from '#lib/notebook/records.ts';
import { useNotebookPart } from '#lib/notebook/use-notebook.ts';
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

/** The notebook's tabs, drawn as binder dividers; the open one joins its sheet. */
export function NotebookRegister({ current, userId }: { current: NotebookSectionId; userId: UserId }) {
  return (
    <nav aria-label={cuaderno.sectionsLabel} className="lg:sticky lg:top-24 print:hidden">
      <ul className="grid grid-cols-2 gap-1 max-lg:pb-4 min-[36rem]:grid-cols-3 lg:grid-cols-1 lg:pt-6">
        {ids.map((id) => {
          const Icon = icons[id];
          return (
            <li key={id}>
              <Link
                to={`/cuaderno#${id}`}
                aria-current={id === current ? 'true' : undefined}
                className="group flex h-full min-h-11 items-center gap-2.5 border border-transparent px-3 py-2 leading-tight font-medium text-ink-soft hover:text-ink aria-[current]:text-ink max-lg:rounded-control lg:relative lg:-mr-px lg:rounded-l-control lg:aria-[current]:border-line lg:aria-[current]:border-r-surface lg:aria-[current]:bg-surface"
              >
                <Icon aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />
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

import { Check, FileArchive } from 'lucide-react';
import type { ReactNode } from 'react';
import { challengeCards, practica, practiceFiles, retos, type ChallengeCard } from '#content.ts';
import type { NotebookState } from '#lib/notebook/notebook.ts';
import { solvedOf, type ExerciseState } from '#lib/practice-kind.ts';
import { BackLink } from '#ui/back-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { challengeAddress, challengeKind } from './challenge-kind.ts';
import { challengeState } from './challenge-record.ts';
import { fileAddress, FileList } from './file-list.tsx';

interface ChallengeListProps {
  notebook: NotebookState;
  /** The end of module 6, which belongs to the learner's progress. */
  moduleSix: ReactNode;
}

/** /practica/retos: how it works and what module 6 needs, the challenges by trade, and the company's files. */
export function ChallengeList({ notebook, moduleSix }: ChallengeListProps) {
  return (
    <div className="shell pt-6 pb-20 md:pt-10 md:pb-28">
      <BackLink to="/practica">{practica.back}</BackLink>
      <div className="grid gap-x-16 gap-y-8 pt-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <header>
          <h1 className="text-4xl sm:text-5xl">
            <MarkedText text={retos.title} />
          </h1>
          <p className="mt-5 max-w-[56ch] text-lg text-ink-soft">{retos.lead}</p>
          <Steps />
        </header>
        {moduleSix}
      </div>
      <section aria-labelledby="retos" className="mt-12 md:mt-16">
        <div className="grid gap-x-10 gap-y-3 pb-4 sm:grid-cols-[1fr_auto] sm:items-end">
          <h2 id="retos" className="text-2xl">
            {retos.listTitle}
          </h2>
          <Progress notebook={notebook} />
        </div>
        <div data-loading={notebook.status === 'loading'} className="grid gap-x-12 lg:grid-cols-2">
          {groups.map(({ name, cards }) => (
            <Group key={name} name={name} cards={cards} notebook={notebook} />
          ))}
        </div>
      </section>
      <Files />
    </div>
  );
}

const groups = [...new Set(challengeCards.map(({ grupo }) => grupo))].map((name) => ({
  name,
  cards: challengeCards.filter(({ grupo }) => grupo === name),
}));

function Steps() {
  return (
    <section aria-label={retos.steps.title} className="mt-7 max-w-[60ch]">
      <p className="border-t-2 border-ink py-2.5 text-sm font-semibold">{retos.steps.title}</p>
      <ol>
        {retos.steps.items.map((step, index) => (
          <li key={step} className="flex gap-4 border-t border-line py-2.5">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-heading font-semibold text-accent tabular-nums"
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Progress({ notebook: { status, records } }: { notebook: NotebookState }) {
  const solved = solvedOf(challengeKind, records);
  const total = challengeCards.length;
  const text = retos.progress.replace('{n}', String(solved)).replace('{total}', String(total));
  return (
    <div className={`sm:w-64 ${status === 'loading' ? 'invisible' : ''}`}>
      <p className="mb-1.5 text-sm">{text}</p>
      <ProgressBar label={text} value={solved} max={total} />
    </div>
  );
}

interface GroupProps {
  name: string;
  cards: ChallengeCard[];
  notebook: NotebookState;
}

function Group({ name, cards, notebook }: GroupProps) {
  return (
    <section aria-label={name} className="mt-6">
      <h3 className="inline-block rounded-t-control border border-b-0 border-line bg-marker px-3 py-1 text-sm font-semibold">
        {name}
      </h3>
      <ul className="border-t-2 border-ink">
        {cards.map((card) => (
          <Row key={card.slug} card={card} notebook={notebook} />
        ))}
      </ul>
    </section>
  );
}

const looks: Record<ExerciseState, string> = {
  new: 'text-ink-soft',
  started: 'font-medium',
  solved: 'font-medium text-success',
};

function Row({
  card,
  notebook: { status, records },
}: Omit<GroupProps, 'name' | 'cards'> & { card: ChallengeCard }) {
  const { slug, titulo, minutosAMano, tipo } = card;
  const state = challengeState(records.get(`challenge/${slug}`));
  return (
    <li className="relative border-b border-line py-4 has-[a:hover]:bg-surface sm:px-2">
      <h4 className="text-xl">
        <Link to={challengeAddress(slug)} className="after:absolute after:inset-0 hover:underline">
          {titulo}
        </Link>
      </h4>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
        <p>
          {retos.asks.replace('{tipo}', retos.kinds[tipo])} ·{' '}
          {retos.byHand.replace('{n}', String(minutosAMano))}
        </p>
        {status === 'loading' ? (
          <Skeleton className="h-5 w-24" />
        ) : (
          <p className={looks[state]}>
            {state === 'solved' && (
              <Check aria-hidden="true" className="mr-1 inline size-4 stroke-[2.5] align-[-0.15em]" />
            )}
            {retos.states[state]}
          </p>
        )}
      </div>
    </li>
  );
}

const isArchive = ({ nombre }: { nombre: string }) => nombre.endsWith('.zip');

function Files() {
  const archive = practiceFiles.find(isArchive);
  return (
    <section aria-labelledby="archivos" className="mt-14 md:mt-20">
      <h2 id="archivos" className="text-2xl">
        {retos.files.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{retos.files.text}</p>
      {archive && (
        <p className="mt-4 mb-6">
          <a
            href={fileAddress(archive.nombre)}
            download={archive.nombre}
            className={buttonClass('secondary')}
          >
            <FileArchive aria-hidden="true" className="size-4.5" />
            {retos.files.all}
          </a>
        </p>
      )}
      <FileList files={practiceFiles.filter((file) => !isArchive(file))} />
    </section>
  );
}

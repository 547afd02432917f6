import { FileArchive } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { challengeCards, practica, practiceFiles, retos as copy, type ChallengeCard } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { ModuleSix } from './module-six.tsx';
import { Standing } from './standing.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Link } from '#ui/link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { HowToSteps } from '#ui/text/how-to-steps.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { fileAddress, FileList } from './file-list-document.tsx';

/** /practica/retos: how it works, what module 6 requires, the challenges by trade, and the company's files. */
export function ChallengeListDocument() {
  return (
    <div className="shell pt-6 pb-20 md:pt-10 md:pb-28">
      <BackLink to="/practica">{practica.back}</BackLink>
      <div className="grid gap-x-16 gap-y-8 pt-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <header>
          <h1 className="text-4xl sm:text-5xl">
            <MarkedText text={copy.title} />
          </h1>
          <p className="mt-5 max-w-[56ch] text-lg text-ink-soft">{copy.lead}</p>
          <HowToSteps title={copy.steps.title} steps={copy.steps.items} className="mt-7 max-w-[60ch]" />
        </header>
        <Module />
      </div>
      <section aria-labelledby="retos" className="mt-12 md:mt-16">
        <h2 id="retos" className="text-2xl">
          {copy.listTitle}
        </h2>
        <div className="grid gap-x-12 lg:grid-cols-2">
          {groups.map(({ name, cards }) => (
            <Group key={name} name={name} cards={cards} />
          ))}
        </div>
      </section>
      <Files />
    </div>
  );
}

const groups = [...new Set(challengeCards.map(({ group }) => group))].map((name) => ({
  name,
  cards: challengeCards.filter(({ group }) => group === name),
}));

function Module() {
  const { label, title, text, huntsLink, ...words } = copy.module;
  return (
    <section
      aria-labelledby="modulo-6"
      className="self-start overflow-hidden rounded-card border-2 border-ink bg-surface"
    >
      <h2 id="modulo-6" className="border-b-2 border-ink bg-marker px-5 py-2.5 text-base">
        {label}
        <span className="font-normal"> · {title}</span>
      </h2>
      <div className="px-5 py-5">
        <p>{text}</p>
        <p className="mt-1">
          <Link
            to="/practica/errores"
            className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
          >
            {huntsLink}
          </Link>
        </p>
        <Island name="module-six" props={{ words }}>
          <ModuleSix words={words} isLoading completion={() => <Button disabled>{words.mark}</Button>} />
        </Island>
      </div>
    </section>
  );
}

function Group({ name, cards }: { name: string; cards: ChallengeCard[] }) {
  return (
    <section aria-label={name} className="mt-6">
      <h3 className="inline-block rounded-t-control border border-b-0 border-line bg-marker px-3 py-1 text-sm font-semibold">
        {name}
      </h3>
      <ul className="border-t-2 border-ink">
        {cards.map((card) => (
          <Row key={card.slug} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Row({ card: { slug, title, minutesByHand, kind } }: { card: ChallengeCard }) {
  const words = copy.states;
  return (
    <li className="relative border-b border-line py-4 has-[a:hover]:bg-surface">
      <h4 className="text-xl">
        <Link to={`/practica/retos/${slug}`} className="after:absolute after:inset-0 hover:underline">
          {title}
        </Link>
      </h4>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
        <p>
          {fill(copy.asks, { tipo: copy.kinds[kind] })} · {fill(copy.byHand, { n: minutesByHand })}
        </p>
        <Island as="span" name="challenge-state" props={{ slug, words }}>
          <Standing words={words} />
        </Island>
      </div>
    </li>
  );
}

const isArchive = ({ name }: { name: string }) => name.endsWith('.zip');

function Files() {
  const archive = practiceFiles.find(isArchive);
  return (
    <section aria-labelledby="archivos" className="mt-14 md:mt-20">
      <h2 id="archivos" className="text-2xl">
        {copy.files.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{copy.files.text}</p>
      {archive && (
        <p className="mt-4">
          <a href={fileAddress(archive.name)} download={archive.name} className={buttonClass('secondary')}>
            <FileArchive aria-hidden="true" className="size-4.5" />
            {copy.files.all}
          </a>
        </p>
      )}
      <div className="mt-6">
        <FileList files={practiceFiles.filter((file) => !isArchive(file))} />
      </div>
    </section>
  );
}

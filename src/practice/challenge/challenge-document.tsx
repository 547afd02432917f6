import { LockKeyhole, MessageSquareText } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { challengeCards, fillingCopy, practica, reto as copy, type Challenge } from '#content.ts';
import { CopyButton } from '#documents/copy-button.tsx';
import { Island } from '#documents/island.tsx';
import { openingOf } from '#features/filling/open-in.tsx';
import type { IslandProps } from '#common/island-contract.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ExternalLink, Link } from '#ui/link.tsx';
import { PromptText } from '#ui/text/prompt-text.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Stopwatches } from './stopwatches.tsx';
import { FileList } from './file-list-document.tsx';

const path = '/practica/retos';

/** The brief, its files and what to give the assistant on the left; the answer on the right, or below on a phone. */
export function ChallengeDocument({ challenge }: { challenge: Challenge }) {
  const { slug, question, answer, traps, hints, solution, lesson } = challenge;
  const index = challengeCards.findIndex((card) => card.slug === slug);
  const next = challengeCards[index + 1];
  const props: IslandProps['challenge'] = {
    ...{ slug, question, answer, traps, hints, solution, lesson },
    next: next ? `${path}/${next.slug}` : null,
  };
  return (
    <article className="shell pt-6 pb-20 md:pt-10 md:pb-28">
      <BackLink to={path}>{copy.back}</BackLink>
      <Head challenge={challenge} number={index + 1} />
      <div className="mt-8 gap-x-12 gap-y-12 max-lg:space-y-12 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] print:block">
        <div className="min-w-0">
          <h2 className="text-2xl">{copy.brief}</h2>
          <div className="mt-3 flex gap-3 rounded-card border-2 border-ink bg-surface px-4 py-4 sm:px-5">
            <MessageSquareText aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
            <div className="practice-text" dangerouslySetInnerHTML={{ __html: challenge.brief }} />
          </div>
          <h2 className="mt-8 text-2xl">{copy.files}</h2>
          <p className="mt-1 mb-3 text-ink-soft">{copy.filesText}</p>
          <FileList files={challenge.files} />
          <Prompt text={challenge.prompt} />
        </div>
        <section aria-labelledby="respuesta" className="min-w-0">
          <h2 id="respuesta" className="text-2xl">
            {copy.answer}
          </h2>
          <Island name="challenge" props={props}>
            <AnswerForm question={question} answer={answer} />
            <Stopwatches />
          </Island>
          <Kept />
        </section>
      </div>
    </article>
  );
}

function Head({
  challenge: { group, title, minutesByHand },
  number,
}: {
  challenge: Challenge;
  number: number;
}) {
  return (
    <header className="mt-4 md:mt-6">
      <p className="flex items-end justify-between gap-4">
        <span className="inline-block rounded-t-control border border-b-0 border-line bg-marker px-3 py-1 text-sm font-semibold">
          {group}
        </span>
        <span className="pb-1 text-sm text-ink-soft">
          {fill(copy.number, { n: number, total: challengeCards.length })}
        </span>
      </p>
      <div className="border-t-2 border-ink pt-5">
        <h1 className="max-w-[24ch] text-3xl sm:text-4xl lg:text-5xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{fill(copy.byHand, { n: minutesByHand })}</p>
      </div>
    </header>
  );
}

function Prompt({ text }: { text: string }) {
  return (
    <section aria-labelledby="para-el-asistente" className="mt-8">
      <h2 id="para-el-asistente" className="text-2xl">
        {copy.prompt}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{copy.promptText}</p>
      <figure
        aria-labelledby="para-el-asistente"
        className="rounded-card border border-line-strong bg-surface"
      >
        <div className="flex justify-end rounded-t-card border-b border-line px-3 py-2 print:hidden">
          <CopyButton kind="prompt" label={copy.copy} done={copy.copied} />
        </div>
        <PromptText text={text} hasVariables={false} />
      </figure>
      <Assistants text={text} />
    </section>
  );
}

/** Plain links: the text is the same for all learners, so it needs no personal-data check. */
function Assistants({ text }: { text: string }) {
  return (
    <div className="mt-4 print:hidden">
      <p className="text-sm font-medium">{copy.open}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {fillingCopy.openIn.assistants.map((assistant) => (
          <li key={assistant.name}>
            <AssistantLink name={assistant.name} address={openingOf(assistant, text).address} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The system opens an app link itself; a site needs a new tab. */
function AssistantLink({ name, address }: { name: string; address: string }) {
  const look = 'text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11';
  if (address.startsWith('https:'))
    return (
      <ExternalLink href={address} className={look}>
        {name}
      </ExternalLink>
    );
  return (
    <a href={address} rel="noreferrer" className={look}>
      {name}
    </a>
  );
}

function Kept() {
  return (
    <p className="mt-6 text-sm text-ink-soft print:hidden">
      <LockKeyhole aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
      {practica.kept}. {practica.keptText}{' '}
      <Link to="/cuaderno#copia" className="text-link">
        {practica.notebook}
      </Link>
      .
    </p>
  );
}

import { Download } from 'lucide-react';
import { fill } from '#common/fill.ts';
import type { Gpt, GptsPage } from '#content.ts';
import { CopyButton } from '#documents/copy-button.tsx';
import { FactBlock, factsWithIds } from '#documents/facts.tsx';
import { Island } from '#documents/island.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { LineNumber, NumberedLine } from '#ui/text/how-to-steps.tsx';
import { PromptText } from '#ui/text/prompt-text.tsx';
import { EntryPart } from './entry-part.tsx';

type Kit = Gpt['kit'];
type Copy = GptsPage['entry'];

/** Addresses of the parts, in the order of the page. The long text comes last: most people copy it, few read it. */
export const kitParts = (copy: Copy) => [
  { id: 'en-marcha', title: copy.setUp.title },
  { id: 'frases-de-inicio', title: copy.starters.title },
  { id: 'archivo', title: copy.knowledge.title },
  { id: 'habilidad', title: copy.skill.title },
  { id: 'pruebas', title: copy.tests.title },
  { id: 'que-rechaza', title: copy.refuses.title },
  { id: 'instrucciones', title: copy.instructions.title },
];

/** What a learner needs to set up this assistant on their own account, after the steps. */
export function GptKit({ gpt: { slug, kit }, copy }: { gpt: Gpt; copy: Copy }) {
  return (
    <>
      <EntryPart id="frases-de-inicio" title={copy.starters.title} text={copy.starters.text}>
        <ul className="grid gap-2 sm:grid-cols-2">
          {kit.starters.map((phrase) => (
            <li key={phrase} className="rounded-control border border-line-strong bg-surface px-4 py-2.5">
              {phrase}
            </li>
          ))}
        </ul>
      </EntryPart>
      <Knowledge kit={kit} copy={copy.knowledge} />
      <Skill slug={slug} copy={copy.skill} />
      <EntryPart id="pruebas" title={copy.tests.title} text={copy.tests.text}>
        <ol className="space-y-6">
          {kit.tests.map(({ question, must }, index) => (
            <li key={question} className="flex max-w-[38rem] gap-4">
              <LineNumber value={index + 1} />
              <div>
                <p className="font-semibold">{question}</p>
                <p className="mt-1.5 text-sm text-ink-soft">{copy.tests.must}</p>
                <Points items={must} />
              </div>
            </li>
          ))}
        </ol>
      </EntryPart>
      <EntryPart id="que-rechaza" title={copy.refuses.title} text={copy.refuses.text}>
        <Points items={kit.refuses} />
      </EntryPart>
      <EntryPart
        id="instrucciones"
        title={copy.instructions.title}
        text={fill(copy.instructions.text, { n: kit.instructions.length })}
        action={<CopyInstructions copy={copy} size="md" />}
      >
        <div
          id={instructionsId}
          role="region"
          aria-label={copy.instructions.label}
          className="rounded-card border border-line-strong bg-surface"
        >
          <PromptText text={kit.instructions} hasVariables={false} />
        </div>
      </EntryPart>
    </>
  );
}

const instructionsId = 'texto-de-las-instrucciones';

interface CopyInstructionsProps {
  copy: Copy;
  size: 'md' | 'lg';
  className?: string;
}

export function CopyInstructions({ copy, ...look }: CopyInstructionsProps) {
  return (
    <CopyButton kind="instructions" label={copy.copy} done={copy.copied} from={instructionsId} {...look} />
  );
}

/** The first thing on the page: the steps, with the file that the first of them asks for. */
export function SetUp({ kit, copy: { setUp: copy, ...all } }: { kit: Kit; copy: Copy }) {
  return (
    <section aria-labelledby="en-marcha">
      <h2 id="en-marcha" className="text-2xl">
        {copy.title}
      </h2>
      <p className="mt-3 max-w-[38rem] text-ink-soft">{all.openNote}</p>
      <ol className="mt-5 max-w-[38rem] space-y-3">
        {copy.steps.map((step, index) => (
          <NumberedLine key={step} number={index + 1}>
            {step}
          </NumberedLine>
        ))}
      </ol>
      <div className="mt-5">
        <DownloadKnowledge kit={kit} label={all.knowledge.download} />
      </div>
      <Fold heading={<h3 className="text-xl">{copy.placesTitle}</h3>} className="mt-8 border-b">
        <Places places={copy.places} />
        <p className="border-t border-line pt-3 pb-6 text-sm text-ink-soft">
          {copy.note}{' '}
          <a href="/modulo-4" className="text-link">
            {copy.lesson}
          </a>
          .
        </p>
      </Fold>
    </section>
  );
}

function Places({ places }: { places: { name: string; text: string }[] }) {
  return (
    <dl>
      {places.map(({ name, text }) => (
        <div key={name} className="border-t border-line py-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-x-6">
          <dt className="font-semibold">{name}</dt>
          <dd className="max-sm:mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A file that the build makes (tools/build/skill-archive.ts), so the link needs no script. */
function Skill({ slug, copy }: { slug: string; copy: Copy['skill'] }) {
  const fileName = `${slug}.zip`;
  return (
    <EntryPart
      id="habilidad"
      title={copy.title}
      text={copy.text}
      action={
        <a
          href={`/kits/${fileName}`}
          download={fileName}
          className={buttonClass('secondary', 'md', 'print:hidden')}
        >
          <Download aria-hidden="true" className="size-5 max-sm:hidden" />
          {copy.download}
        </a>
      }
    >
      <ol className="max-w-[38rem] space-y-3">
        {copy.steps.map((step, index) => (
          <NumberedLine key={step} number={index + 1}>
            {step}
          </NumberedLine>
        ))}
      </ol>
      <div className="mt-6">
        <Places places={copy.places} />
      </div>
      <Fold heading={<h3 className="text-lg">{copy.factsTitle}</h3>} className="border-b">
        <FactBlock node={{ block: 'dato', facts: factsWithIds(copy.facts) }} />
      </Fold>
    </EntryPart>
  );
}

function Knowledge({ kit, copy }: { kit: Kit; copy: Copy['knowledge'] }) {
  const sections = kit.knowledge.match(/^## .+$/gm) ?? [];
  return (
    <EntryPart
      id="archivo"
      title={copy.title}
      text={fill(copy.text, { archivo: kit.file })}
      action={<DownloadKnowledge kit={kit} label={copy.download} />}
    >
      <Points items={sections.map((heading) => heading.slice(3))} />
    </EntryPart>
  );
}

function DownloadKnowledge({ kit, label }: { kit: Kit; label: string }) {
  const file = { fileName: kit.file, text: `${kit.knowledge}\n`, label };
  return (
    <Island name="download" props={file} className="print:hidden">
      <Button variant="secondary">
        <Download aria-hidden="true" className="size-5 max-sm:hidden" />
        {label}
      </Button>
    </Island>
  );
}

function Points({ items }: { items: string[] }) {
  return (
    <ul className="mt-1 max-w-[38rem] list-disc space-y-1 pl-5 marker:text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

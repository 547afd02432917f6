import { ArrowUpRight, ChevronDown, Info, Ruler, SquarePen, TriangleAlert } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { lessonCopy, type ContainerNode } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';
import { ExternalLink } from '#ui/link.tsx';
import { BlockHeading } from './block-heading.tsx';
import { BlockList } from './block-list.tsx';

const looks = {
  nota: { Icon: Info, box: 'border-accent', icon: 'text-accent' },
  cuidado: { Icon: TriangleAlert, box: 'border-danger', icon: 'text-danger' },
  dato: { Icon: Ruler, box: 'border-line-strong', icon: 'text-ink-soft' },
};

/** A note with a stroke at its side: the colour shows its kind, and a word names it. */
export function NoticeBlock({ node: { props, children } }: { node: ContainerNode<'aviso'> }) {
  const { Icon, box, icon } = looks[props.kind];
  const kind = lessonCopy.defaults[props.kind];
  return (
    <aside className={`lesson-block lesson-compact border-l-4 py-1 pl-5 ${box}`}>
      <p className="flex items-baseline gap-2 font-semibold">
        <Icon aria-hidden="true" className={`size-5 shrink-0 self-center ${icon}`} />
        <span>
          {props.title ? <span className="sr-only">{kind}: </span> : null}
          {props.title ?? kind}
        </span>
      </p>
      <BlockList nodes={children} />
    </aside>
  );
}

/** An example from a business like the reader's. */
export function ExampleBlock({ node: { props, children } }: { node: ContainerNode<'ejemplo'> }) {
  return (
    <aside className="lesson-block lesson-compact rounded-card border border-line bg-surface p-5 sm:p-6">
      <p className="leading-snug">
        <span className="block text-sm text-ink-soft">{lessonCopy.defaults.ejemplo}</span>
        <span className="mt-0.5 block font-heading text-lg leading-snug font-semibold text-balance">
          {props.company}
        </span>
      </p>
      <BlockList nodes={children} />
    </aside>
  );
}

/** "Para tu empresa": one thing to try today, on the highlighter's colour. */
export function CompanyBlock({ node: { props, children } }: { node: ContainerNode<'empresa'> }) {
  return (
    <aside className="lesson-block lesson-compact overflow-hidden rounded-card border-2 border-ink bg-surface">
      <p className="flex items-center gap-2.5 border-b-2 border-ink bg-marker px-5 py-2.5 font-heading font-semibold">
        <SquarePen aria-hidden="true" className="size-5 shrink-0" />
        {lessonCopy.defaults.empresa}
      </p>
      <div className="px-5 py-4">
        {props.title && <p className="mb-1 font-semibold">{props.title}</p>}
        <BlockList nodes={children} />
      </div>
    </aside>
  );
}

/** A question to the reader; the answer stays folded until the reader opens it. */
export function CheckBlock({ node: { props, children } }: { node: ContainerNode<'comprueba'> }) {
  return (
    <details className="group lesson-block lesson-compact border-y border-line-strong">
      <summary className="list-none py-4 [&::-webkit-details-marker]:hidden">
        <span className="block text-sm font-semibold text-accent">{lessonCopy.defaults.comprueba}</span>
        <span className="mt-1 block font-heading text-lg leading-snug font-semibold">{props.question}</span>
        <span className="mt-2 inline-flex items-center gap-1.5 text-sm text-ink-soft group-open:hidden print:hidden">
          <ChevronDown aria-hidden="true" className="size-4" />
          {lessonCopy.defaults.showAnswer}
        </span>
      </summary>
      <div className="pb-5">
        <BlockList nodes={children} />
      </div>
    </details>
  );
}

/** The summary, as a checklist between two lines. */
export function SummaryBlock({ node }: { node: ContainerNode<'resumen'> }) {
  return (
    <div className="lesson-block lesson-summary border-y-2 border-ink py-5">
      <p className="mb-3 font-heading text-lg font-semibold">
        <span className="marked">{lessonCopy.defaults.resumen}</span>
      </p>
      <BlockList nodes={node.children} />
    </div>
  );
}

/** One of the numbered features of module 3. */
export function FeatureBlock({ node: { props, children } }: { node: ContainerNode<'funcion'> }) {
  return (
    <section aria-labelledby={props.id} className="lesson-block lesson-wide border-t-2 border-ink pt-6">
      <div className="flex items-start gap-4 sm:gap-6">
        <span
          aria-hidden="true"
          className="grid h-14 min-w-14 place-items-center rounded-control bg-marker px-2 font-heading text-3xl leading-none font-bold"
        >
          {props.number}
        </span>
        <div>
          <BlockHeading level={props.level} id={props.id} className="text-2xl">
            <span className="sr-only">{props.number}. </span>
            {props.title}
          </BlockHeading>
          {props.when && (
            <p className="mt-1.5 text-ink-soft">
              <span className="font-semibold text-ink">{lessonCopy.defaults.when}:</span> {props.when}
            </p>
          )}
        </div>
      </div>
      <BlockList nodes={children} />
    </section>
  );
}

/** A free tool outside the school. */
export function ToolBlock({ node: { props, children } }: { node: ContainerNode<'herramienta'> }) {
  return (
    <div className="lesson-block lesson-wide lesson-compact rounded-card border border-line bg-surface p-5 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-[44ch]">
          <BlockHeading level={props.level} className="text-2xl">
            {props.name}
          </BlockHeading>
          <p className="mt-1.5 text-ink-soft">{props.description}</p>
        </div>
        {props.link && (
          <ExternalLink href={props.link} className={buttonClass('secondary', 'sm', 'print:hidden')}>
            {fill(lessonCopy.defaults.herramienta, { nombre: props.name })}
            <ArrowUpRight aria-hidden="true" className="size-4" />
          </ExternalLink>
        )}
      </div>
      <BlockList nodes={children} />
    </div>
  );
}

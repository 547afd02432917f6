import { ArrowUpRight } from 'lucide-react';
import { lessonCopy, type ContainerNode } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';
import { ExternalLink } from '#ui/link.tsx';
import { BlockList } from './block-list.tsx';

/** A free tool outside the school. */
export function ToolBlock({ node: { props, children } }: { node: ContainerNode<'herramienta'> }) {
  return (
    <div className="lesson-block lesson-wide lesson-compact rounded-card border border-line bg-surface p-5 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-[44ch]">
          <h3 className="text-2xl">{props.nombre}</h3>
          <p className="mt-1.5 text-ink-soft">{props.descripcion}</p>
        </div>
        {props.enlace && (
          <ExternalLink href={props.enlace} className={buttonClass('secondary', 'sm', 'print:hidden')}>
            {lessonCopy.defaults.herramienta.replace('{nombre}', props.nombre)}
            <ArrowUpRight aria-hidden="true" className="size-4" />
          </ExternalLink>
        )}
      </div>
      <BlockList nodes={children} />
    </div>
  );
}

import { SquarePen } from 'lucide-react';
import { lessonCopy, type ContainerNode } from '#content.ts';
import { BlockList } from './block-list.tsx';

/** "Para tu empresa": one thing to try today, on a note with the highlighter's colour. */
export function CompanyBlock({ node: { props, children } }: { node: ContainerNode<'empresa'> }) {
  return (
    <aside className="lesson-block lesson-compact overflow-hidden rounded-card border-2 border-ink bg-surface">
      <p className="flex items-center gap-2.5 border-b-2 border-ink bg-marker px-5 py-2.5 font-heading font-semibold">
        <SquarePen aria-hidden="true" className="size-5 shrink-0" />
        {lessonCopy.defaults.empresa}
      </p>
      <div className="px-5 py-4">
        {props.titulo && <p className="mb-1 font-semibold">{props.titulo}</p>}
        <BlockList nodes={children} />
      </div>
    </aside>
  );
}

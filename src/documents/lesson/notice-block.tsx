import { Info, Ruler, TriangleAlert } from 'lucide-react';
import { lessonCopy, type ContainerNode } from '#content.ts';
import { BlockList } from './block-list.tsx';

const looks = {
  nota: { Icon: Info, box: 'border-accent', icon: 'text-accent' },
  cuidado: { Icon: TriangleAlert, box: 'border-danger', icon: 'text-danger' },
  dato: { Icon: Ruler, box: 'border-line-strong', icon: 'text-ink-soft' },
};

/** A note in the margin: one pen stroke at its side, the colour says what kind it is, and so does a word. */
export function NoticeBlock({ node: { props, children } }: { node: ContainerNode<'aviso'> }) {
  const { Icon, box, icon } = looks[props.tipo];
  const kind = lessonCopy.defaults[props.tipo];
  return (
    <aside className={`lesson-block lesson-compact border-l-4 py-1 pl-5 ${box}`}>
      <p className="flex items-baseline gap-2 font-semibold">
        <Icon aria-hidden="true" className={`size-5 shrink-0 self-center ${icon}`} />
        <span>
          {props.titulo ? <span className="sr-only">{kind}: </span> : null}
          {props.titulo ?? kind}
        </span>
      </p>
      <BlockList nodes={children} />
    </aside>
  );
}

import { factCopy, type LeafNode } from '#content.ts';
import { Link } from '#ui/link.tsx';
import { FactLine } from './fact-line.tsx';

/** Quiet lines under what they date: present for whoever checks, out of the way for whoever reads on. */
export function FactBlock({ node: { facts } }: { node: LeafNode<'dato'> }) {
  return (
    <div className="lesson-block lesson-compact max-w-[38rem] border-l border-line-strong pl-4 text-sm leading-relaxed text-ink-soft">
      <ul className="space-y-2">
        {facts.map((fact) => (
          <li key={fact.id}>
            <span className="font-semibold">{fact.dato}.</span> <FactLine fact={fact} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link
          to="/about#datos"
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {factCopy.more}
        </Link>
      </p>
    </div>
  );
}

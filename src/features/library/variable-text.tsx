import { splitAtVariables } from './prompt-variables.ts';

/** A place to fill in, painted with the highlighter. */
export function Variable({ name }: { name: string }) {
  return <mark className="rounded-sm bg-marker px-1 py-px font-mono text-[0.9em] text-ink">{name}</mark>;
}

/** Text in which the variables are painted. */
export function VariableText({ text }: { text: string }) {
  return splitAtVariables(text).map((part, index) =>
    index % 2 === 1 ? <Variable key={index} name={part} /> : part,
  );
}

import { splitAtVariables } from '#lib/prompt-variables.ts';

/** A place to fill in, painted with the highlighter. */
const variableClass = 'marked font-mono font-semibold';

export function Variable({ name }: { name: string }) {
  return <mark className={variableClass}>{name}</mark>;
}

/** Text in which the variables are painted. */
export function VariableText({ text }: { text: string }) {
  return splitAtVariables(text).map((part, index) =>
    index % 2 === 1 ? <Variable key={index} name={part} /> : part,
  );
}

import { splitAtVariables } from '#common/prompts/prompt-variables.ts';

/** A place to fill in, painted with the highlighter. */
const variableClass = 'marked font-mono font-semibold';

export function Variable({ name }: { name: string }) {
  return <mark className={variableClass}>{name}</mark>;
}

/** A place that nobody has filled in yet: the bracket, and the hint behind it. */
export function OpenSlot({ text }: { text: string }) {
  const end = text.indexOf(']') + 1;
  return (
    <>
      <Variable name={text.slice(0, end)} />
      {text.slice(end)}
    </>
  );
}

/** A name that stands for what was filled in elsewhere. */
export function VariableReference({ name }: { name: string }) {
  return (
    <span
      data-reference=""
      className="font-mono font-semibold underline decoration-line-strong decoration-dotted underline-offset-4"
    >
      {name}
    </span>
  );
}

/** What somebody wrote in the place of a variable: with the blue pen. */
export function FilledValue({ text }: { text: string }) {
  return <ins className="font-mono font-medium text-accent no-underline">{text}</ins>;
}

/** Text in which the variables are painted. */
export function VariableText({ text }: { text: string }) {
  return splitAtVariables(text).map((part, index) =>
    index % 2 === 1 ? <Variable key={index} name={part} /> : part,
  );
}

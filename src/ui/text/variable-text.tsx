import { splitAtVariables } from '#common/fill-prompt.ts';

/** A variable, painted with the highlighter. */
const variableClass = 'marked font-mono font-semibold';

function Variable({ name }: { name: string }) {
  return <mark className={variableClass}>{name}</mark>;
}

/** A variable that is not filled in yet: the bracket, and the hint after it. */
export function OpenSlot({ text }: { text: string }) {
  const end = text.indexOf(']') + 1;
  return (
    <>
      <Variable name={text.slice(0, end)} />
      {text.slice(end)}
    </>
  );
}

/** A name that repeats a variable filled in elsewhere. */
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

/** What the learner wrote for a variable, in blue. */
export function FilledValue({ text }: { text: string }) {
  return <ins className="font-mono font-medium text-accent no-underline">{text}</ins>;
}

/** Text in which the variables are painted. */
export function VariableText({ text }: { text: string }) {
  return splitAtVariables(text).map((part, index) =>
    index % 2 === 1 ? <Variable key={index} name={part} /> : part,
  );
}

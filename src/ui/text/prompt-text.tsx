import type { CSSProperties } from 'react';
import { splitPrompt, type PromptDatum, type PromptPart } from '#common/fill-prompt.ts';
import { OpenSlot, VariableReference } from './variable-text.tsx';

interface PromptTextProps {
  text: string;
  hasVariables?: boolean;
  /** The list of data at the start of the prompt: the learner fills it in there, and the rest only repeats the names. */
  data?: PromptDatum[];
}

/** Prompts stay far below this; a pasted book would make a hundred thousand elements. */
const MOST_LINES = 1000;
const MOST_LETTERS = 30_000;

/** Text to copy, set like typed lines beside a margin: numbered, variables drawn with the highlighter. */
export function PromptText({ text, hasVariables = true, data = [] }: PromptTextProps) {
  const lines = text.split('\n');
  if (lines.length > MOST_LINES || text.length > MOST_LETTERS)
    return (
      <pre className="prompt-text">
        <code className="prompt-line">{text}</code>
      </pre>
    );
  const parts = hasVariables ? splitPrompt(text, data) : [];
  return (
    <pre className="prompt-text">
      <code>
        {lines.map((line, index) => (
          <span
            key={index}
            className="prompt-line"
            data-heading={line.startsWith('#') ? '' : undefined}
            style={hangingIndent(line)}
          >
            {parts[index]?.map((part, place) => <Part key={place} part={part} />) ?? line}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

function Part({ part }: { part: PromptPart }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'reference') return <VariableReference name={part.text} />;
  // The filling form reads its name and original words here (prompt-on-page.ts).
  return (
    <span data-slot={part.text} data-indent={part.indent || undefined}>
      <OpenSlot text={part.text} />
    </span>
  );
}

/** Wrapped lines continue under their own start, as in a code editor. */
function hangingIndent(line: string): CSSProperties | undefined {
  const spaces = line.length - line.trimStart().length;
  if (spaces === 0) return undefined;
  return { paddingInlineStart: `calc(var(--gutter) + ${spaces}ch)`, textIndent: `-${spaces}ch` };
}

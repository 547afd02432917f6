import type { CSSProperties } from 'react';
import { VariableText } from './variable-text.tsx';

interface PromptTextProps {
  text: string;
  hasVariables?: boolean;
}

/** Text to copy, set like typed lines beside a margin: numbered, variables drawn with the highlighter. */
export function PromptText({ text, hasVariables = true }: PromptTextProps) {
  return (
    <pre className="prompt-text">
      <code>
        {text.split('\n').map((line, index) => (
          <span
            key={index}
            className="prompt-line"
            data-heading={line.startsWith('#') ? '' : undefined}
            style={hangingIndent(line)}
          >
            {hasVariables ? <VariableText text={line} /> : line}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** Lines that wrap go on under their own beginning, as an editor for code shows them. */
function hangingIndent(line: string): CSSProperties | undefined {
  const spaces = line.length - line.trimStart().length;
  if (spaces === 0) return undefined;
  return { paddingInlineStart: `calc(var(--gutter) + ${spaces}ch)`, textIndent: `-${spaces}ch` };
}

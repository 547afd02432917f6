import { splitAtVariables } from '#lib/prompt-variables.ts';
import './prompt-text.css';
import { variableClass } from './variable-text.tsx';

interface PromptTextProps {
  text: string;
  hasVariables?: boolean;
}

/**
 * Text to copy, set like typed lines beside a margin: numbered, variables drawn with the highlighter. In one piece of
 * HTML: line by line, the prompts of a lesson would be a third of what React has to keep of it.
 */
export function PromptText({ text, hasVariables = true }: PromptTextProps) {
  const lines = text
    .split('\n')
    .map((line) => lineHtml(line, hasVariables ? splitAtVariables(line) : [line]));
  return (
    <pre className="prompt-text">
      <code dangerouslySetInnerHTML={{ __html: lines.join('') }} />
    </pre>
  );
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function lineHtml(line: string, parts: string[]) {
  const heading = line.startsWith('#') ? ' data-heading' : '';
  const content = parts.map((part, index) =>
    index % 2 === 1 ? `<mark class="${variableClass}">${escapeHtml(part)}</mark>` : escapeHtml(part),
  );
  return `<span class="prompt-line"${heading}${hangingIndent(line)}>${content.join('')}\n</span>`;
}

/** Lines that wrap go on under their own beginning, as an editor for code shows them. */
function hangingIndent(line: string) {
  const spaces = line.length - line.trimStart().length;
  return spaces > 0
    ? ` style="padding-inline-start: calc(var(--gutter) + ${spaces}ch); text-indent: -${spaces}ch"`
    : '';
}

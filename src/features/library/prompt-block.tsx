import { Fragment } from 'react';
import { VariableText } from './variable-text.tsx';

/**
 * The prompt as a numbered sheet. Numbers are drawn by CSS and line breaks are real ones: a selection made by
 * hand copies the prompt and nothing else.
 */
export function PromptBlock({ content, label }: { content: string; label: string }) {
  return (
    <pre role="region" aria-label={label} className="prompt-sheet">
      <code>
        {content.split('\n').map((line, index) => (
          <Fragment key={index}>
            {index > 0 && '\n'}
            <span className="prompt-line" data-heading={line.startsWith('#') || undefined}>
              <VariableText text={line} />
            </span>
          </Fragment>
        ))}
      </code>
    </pre>
  );
}

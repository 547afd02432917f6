import './prompt-sheet.css';
import type { Prompt, PromptsPage } from '#content.ts';
import { PromptActions } from './prompt-actions.tsx';
import { PromptBlock } from './prompt-block.tsx';
import { listVariables } from './prompt-variables.ts';

/** The sheet, with what to do with it at its side; below it, and always in sight, on narrow screens. */
export function PromptView({ prompt, copy }: { prompt: Prompt; copy: PromptsPage['entry'] }) {
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <aside className="lg:col-start-2 lg:row-start-1" aria-label={copy.variables}>
        <h2 className="text-lg">{copy.variables}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {listVariables(prompt.content).map((variable) => (
            <li key={variable}>
              <mark className="block rounded-sm bg-marker px-1.5 py-0.5 font-mono text-xs text-ink">
                {variable}
              </mark>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-soft">{copy.variablesText}</p>
      </aside>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <PromptBlock content={prompt.content} label={copy.blockLabel} />
      </div>
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-20 -mx-5 border-t border-line bg-paper px-5 py-3 lg:top-24 lg:bottom-auto lg:col-start-2 lg:row-start-2 lg:mx-0 lg:self-start lg:border-0 lg:p-0 print:hidden"
      >
        <PromptActions prompt={prompt} copy={copy} />
        <p className="mt-4 text-sm text-ink-soft max-lg:hidden pointer-coarse:hidden">
          <kbd>Ctrl</kbd> <kbd>C</kbd> {copy.shortcut}
        </p>
        <p className="mt-2 text-sm text-ink-soft max-lg:hidden">{copy.downloadNote}</p>
      </div>
    </div>
  );
}

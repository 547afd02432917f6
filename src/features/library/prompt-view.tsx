import type { Prompt, PromptsPage } from '#content.ts';
import { listVariables } from '#lib/prompt-variables.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { PromptText } from '#ui/prompt-text.tsx';
import { Variable } from '#ui/variable-text.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { PromptActions } from './prompt-actions.tsx';

/** The sheet, with what to do with it at its side; on narrow screens the actions stay at the lower edge. */
export function PromptView({ prompt, copy }: { prompt: Prompt; copy: PromptsPage['entry'] }) {
  return (
    <div className="mt-8 flex flex-col gap-x-10 gap-y-8 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem]">
      <section aria-label={copy.blockLabel} className="rounded-card border border-line-strong bg-surface">
        <PromptText text={prompt.content} />
      </section>
      <div className="max-lg:contents lg:sticky lg:top-24 lg:self-start">
        <BottomBar>
          <PromptActions prompt={prompt} copy={copy} />
        </BottomBar>
        <p className="mt-4 text-sm text-ink-soft max-lg:hidden pointer-coarse:hidden">
          <CopyKeys /> {copy.shortcut}
        </p>
        <section
          aria-label={copy.variables}
          className="max-lg:order-first lg:mt-6 lg:border-t lg:border-line lg:pt-5"
        >
          <h2 className="text-lg">{copy.variables}</h2>
          <ul className="mt-3 flex flex-wrap gap-x-3 gap-y-1.5 text-sm">
            {listVariables(prompt.content).map((variable) => (
              <li key={variable}>
                <Variable name={variable} />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-ink-soft">{copy.variablesText}</p>
          <p className="mt-3 text-sm text-ink-soft">{copy.downloadNote}</p>
        </section>
      </div>
    </div>
  );
}

function CopyKeys() {
  const isHydrated = useIsHydrated();
  const isApple = isHydrated && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <>
      <Key>{isApple ? '⌘' : 'Ctrl'}</Key> <Key>C</Key>
    </>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-b-2 border-line-strong bg-surface px-1.5 py-0.5 font-mono text-xs text-ink">
      {children}
    </kbd>
  );
}

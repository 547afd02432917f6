import { fill } from '#common/fill.ts';
import type { Prompt, PromptsPage } from '#content.ts';
import { CopyButton } from '#documents/copy-button.tsx';
import { CheckList, ExampleData, SampleResult } from '#documents/use-parts.tsx';
import { PromptText } from '#ui/text/prompt-text.tsx';
import { EntryPart } from './entry-part.tsx';

type Copy = PromptsPage['entry'];

/** Addresses of the parts, in the order of the page. */
export const promptParts = (copy: Copy) => [
  { id: 'prompt', title: copy.prompt },
  { id: 'version-corta', title: copy.short.title },
  { id: 'ejemplo', title: copy.example.title },
  { id: 'resultado', title: copy.result.title },
  { id: 'que-revisar', title: copy.checks.title },
];

/** Below the prompt: a shorter one, how a company filled it in, what came back and what to check. */
export function PromptUse({ use, copy }: { use: Prompt['use']; copy: Copy }) {
  return (
    <>
      <EntryPart
        id="version-corta"
        title={copy.short.title}
        text={copy.short.text}
        action={
          <CopyButton
            kind="prompt"
            label={copy.short.copy}
            done={copy.copied}
            from="texto-de-la-version-corta"
            size="md"
          />
        }
      >
        <div
          id="texto-de-la-version-corta"
          role="region"
          aria-label={copy.short.label}
          className="rounded-card border border-line-strong bg-surface"
        >
          <PromptText text={use.short} />
        </div>
      </EntryPart>
      <EntryPart
        id="ejemplo"
        title={copy.example.title}
        text={fill(copy.example.text, { empresa: use.company })}
      >
        <ExampleData data={use.example} />
      </EntryPart>
      <EntryPart id="resultado" title={copy.result.title} text={copy.result.text}>
        <SampleResult label={copy.result.label} html={use.result} />
      </EntryPart>
      <EntryPart id="que-revisar" title={copy.checks.title}>
        <CheckList checks={use.checks} />
      </EntryPart>
    </>
  );
}

import type { Prompt, PromptsPage } from '#content.ts';
import { CopyButton } from '#documents/copy-button.tsx';
import { PromptText } from '#ui/prompt-text.tsx';
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
          <PromptText text={use.corta} />
        </div>
      </EntryPart>
      <EntryPart
        id="ejemplo"
        title={copy.example.title}
        text={copy.example.text.replace('{empresa}', use.empresa)}
      >
        <dl>
          {use.datos.map(({ label, value }) => (
            <div
              key={label}
              className="border-t border-line py-3 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="wrap-anywhere max-sm:mt-1">{value}</dd>
            </div>
          ))}
        </dl>
      </EntryPart>
      <EntryPart id="resultado" title={copy.result.title} text={copy.result.text}>
        <figure className="relative pt-8">
          <figcaption className="absolute top-0 left-4 h-8 rounded-t-control border border-b-0 border-line-strong bg-marker px-3 pt-1.5 text-xs font-semibold">
            {copy.result.label}
          </figcaption>
          <div className="rounded-card border border-line-strong bg-surface px-5 py-5 sm:px-7 sm:py-6">
            <div className="gpt-description" dangerouslySetInnerHTML={{ __html: use.resultado }} />
          </div>
        </figure>
      </EntryPart>
      <EntryPart id="que-revisar" title={copy.checks.title}>
        <ol className="max-w-[66ch] space-y-3">
          {use.revisa.map((check, index) => (
            <li key={check} className="flex gap-4">
              <span
                aria-hidden="true"
                className="w-4 shrink-0 font-heading font-semibold text-accent tabular-nums"
              >
                {index + 1}
              </span>
              <span>{check}</span>
            </li>
          ))}
        </ol>
      </EntryPart>
    </>
  );
}

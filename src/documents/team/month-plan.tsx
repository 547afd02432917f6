import { ChevronDown } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { equipos } from '#content.ts';
import { publicLink } from '#lib/env.ts';
import { startPath } from '#lib/safe-redirect.ts';
import { CopyButton } from '#documents/copy-button.tsx';
import { planMail, planWeeks } from './plan-mail.ts';
import { TeamSection } from './team-section.tsx';

const { plan } = equipos;

export function MonthPlan() {
  return (
    <TeamSection id="plan" title={plan.title} text={plan.text}>
      <div className="max-w-[68ch]">
        <h3 className="text-xl">{plan.before.title}</h3>
        <ul className="mt-3 list-disc space-y-1.5 pl-5">
          {plan.before.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <ol className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {planWeeks.map(({ label, title, time, alone, together }) => (
          <li key={label} className="border-t border-line-strong pt-4">
            <p className="font-heading font-semibold text-accent">{label}</p>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="mt-1 text-sm text-ink-soft">{fill(plan.time, { tiempo: time })}</p>
            <h4 className="mt-4 font-semibold">{plan.alone}</h4>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {alone.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <h4 className="mt-4 font-semibold">{plan.together}</h4>
            <p className="mt-1">{together}</p>
          </li>
        ))}
      </ol>
      <PlanMail />
    </TeamSection>
  );
}

const mailId = 'plan-correo';

/** For a mail to the team; on paper the plan itself is enough. */
function PlanMail() {
  return (
    <div className="mt-10 print:hidden">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <CopyButton kind="plan" label={plan.copy} done={plan.copied} from={mailId} size="md" />
        <span className="max-w-[44ch] text-sm text-ink-soft">{plan.print}</span>
      </p>
      <details className="group mt-4 max-w-[68ch] border-y border-line">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
          {plan.show}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <pre id={mailId} className="pb-5 font-sans leading-relaxed wrap-anywhere whitespace-pre-wrap">
          <code className="font-sans">{planMail(publicLink(startPath))}</code>
        </pre>
      </details>
    </div>
  );
}

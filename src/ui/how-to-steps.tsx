interface HowToStepsProps {
  title: string;
  steps: string[];
  className?: string;
}

/** How something is done, in a few numbered lines. */
export function HowToSteps({ title, steps, className = '' }: HowToStepsProps) {
  return (
    <section aria-label={title} className={`border-t-2 border-ink ${className}`}>
      <p className="py-2.5 text-sm font-semibold">{title}</p>
      <ol>
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-t border-line py-2.5">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-heading font-semibold text-accent tabular-nums"
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

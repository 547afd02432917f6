import type { ReactNode } from 'react';

interface NumberedLineProps {
  number: number;
  className?: string;
  children: ReactNode;
}

/** One of a few numbered lines, with its number in the margin. */
export function NumberedLine({ number, className = '', children }: NumberedLineProps) {
  return (
    <li className={`flex gap-4 ${className}`}>
      <span aria-hidden="true" className="w-4 shrink-0 font-heading font-semibold text-accent tabular-nums">
        {number}
      </span>
      <span>{children}</span>
    </li>
  );
}

interface HowToStepsProps {
  title: string;
  steps: string[];
  className?: string;
  drawStep?: (step: string) => ReactNode;
}

/** How something is done, in a few numbered lines. */
export function HowToSteps({ title, steps, className = '', drawStep = (step) => step }: HowToStepsProps) {
  return (
    <section aria-label={title} className={`border-t-2 border-ink ${className}`}>
      <p className="py-2.5 text-sm font-semibold">{title}</p>
      <ol>
        {steps.map((step, index) => (
          <NumberedLine key={step} number={index + 1} className="border-t border-line py-2.5">
            {drawStep(step)}
          </NumberedLine>
        ))}
      </ol>
    </section>
  );
}

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
      <LineNumber value={number} />
      <span>{children}</span>
    </li>
  );
}

/** In the margin, only for sighted readers: screen readers read the numbers of the list. */
export function LineNumber({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="w-4 shrink-0 font-heading font-semibold text-accent tabular-nums">
      {value}
    </span>
  );
}

interface HowToStepsProps {
  title: string;
  steps: string[];
  className?: string;
  drawStep?: (step: string) => ReactNode;
}

/** Explains how to do something in a few numbered steps. */
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

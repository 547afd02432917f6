import { ChevronDown } from 'lucide-react';
import { home } from '#content.ts';
import { MarkedText } from '#ui/marked-text.tsx';

export function HomeFaq() {
  const { title, items } = home.faq;
  return (
    <section
      aria-labelledby="preguntas"
      className="shell grid gap-x-16 gap-y-8 pb-20 md:pb-28 lg:grid-cols-[1fr_1.6fr]"
    >
      <h2 id="preguntas" className="text-3xl md:text-4xl">
        <MarkedText text={title} />
      </h2>
      <div className="border-b border-line">
        {items.map(({ question, answer }) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[62ch] pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

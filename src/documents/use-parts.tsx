import { NumberedLine } from '#ui/text/how-to-steps.tsx';

/** The parts below a prompt of the library or of a trade's recipe: an example, a sample result and what to check. */

export function ExampleData({ data }: { data: { label: string; value: string }[] }) {
  return (
    <dl>
      {data.map(({ label, value }) => (
        <div
          key={label}
          className="border-t border-line py-3 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6"
        >
          <dt className="font-semibold">{label}</dt>
          <dd className="wrap-anywhere max-sm:mt-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Its tab says that it is an example. */
export function SampleResult({ label, html }: { label: string; html: string }) {
  return (
    <figure className="relative pt-8">
      <figcaption className="absolute top-0 left-4 h-8 rounded-t-control border border-b-0 border-line-strong bg-marker px-3 pt-1.5 text-xs font-semibold">
        {label}
      </figcaption>
      <div className="rounded-card border border-line-strong bg-surface px-5 py-5 sm:px-7 sm:py-6">
        <div className="running-text" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </figure>
  );
}

export function CheckList({ checks }: { checks: string[] }) {
  return (
    <ol className="max-w-[38rem] space-y-3">
      {checks.map((check, index) => (
        <NumberedLine key={check} number={index + 1}>
          {check}
        </NumberedLine>
      ))}
    </ol>
  );
}

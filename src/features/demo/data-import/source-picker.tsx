import { SOURCE_IDS, SOURCES, type SourceId } from './source.ts';

interface SourcePickerProps {
  value: SourceId;
  onChange: (source: SourceId) => void;
}

export function SourcePicker({ value, onChange }: SourcePickerProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-heading text-xl font-semibold">Source</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-1">
        {SOURCE_IDS.map((id) => {
          const { name, hint, icon: Icon } = SOURCES[id];
          return (
            <label
              key={id}
              className="group relative flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 transition-colors duration-150 hover:border-ink has-[:checked]:border-ink has-[:checked]:bg-marker has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent"
            >
              <input
                type="radio"
                name="source"
                value={id}
                checked={id === value}
                onChange={() => onChange(id)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <span>
                <span className="block leading-tight font-medium">{name}</span>
                <span className="mt-0.5 block text-sm leading-snug text-ink-soft group-has-[:checked]:text-ink">
                  {hint}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

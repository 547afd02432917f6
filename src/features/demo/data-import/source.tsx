import { Braces, FileSpreadsheet, FileText, Link2, Type, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

/** Import sources (spec section 3). */
const SOURCE_IDS = ['csv', 'api', 'url', 'file', 'text'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

export const SOURCES: Record<SourceId, { name: string; hint: string; icon: LucideIcon }> = {
  csv: { name: 'CSV', hint: 'A table, one item per row', icon: FileSpreadsheet },
  api: { name: 'API', hint: 'An endpoint that answers JSON', icon: Braces },
  url: { name: 'URL', hint: 'Pages on the web', icon: Link2 },
  file: { name: 'File', hint: 'PDF, DOCX, TXT, or MD', icon: FileText },
  text: { name: 'Text', hint: 'Something you paste', icon: Type },
};

/** What every form gets: it reports what would be imported once everything in it is right. */
export interface SourceFormProps {
  onImport: (what: string) => void;
}

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

interface SourceFormFrameProps {
  action: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** The frame of the five forms: their fields, then the button that starts the pretence. */
export function SourceForm({ action, onSubmit, children }: SourceFormFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="space-y-5 [&>label]:flex [&>label]:justify-start"
    >
      {children}
      <Button type="submit">{action}</Button>
    </form>
  );
}

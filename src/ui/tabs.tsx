import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: { value: string; label: string; content: ReactNode }[];
  /** While the chosen panel waits for an answer: changing tabs would remove the panel, and with it the answer. */
  isDisabled?: boolean;
}

/** Which tab a key leads to, as on every desktop: arrows wrap around, Home and End go to the ends. */
const nextTab: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The tab key stops only at the chosen tab; the arrows choose as they move. Other panels are not drawn. */
export function Tabs({ label, value, onChange, tabs, isDisabled }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const index = nextTab[event.key]?.(
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const next = index === undefined ? undefined : tabs[index];
    if (!isPlain || index === undefined || !next) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    onChange(next.value);
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-1 border-b border-line-strong"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-controls={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={isDisabled}
            onClick={() => onChange(tab.value)}
            className="-mb-px min-h-11 border-b-2 border-transparent px-4 font-medium text-ink-soft hover:text-ink aria-selected:border-accent aria-selected:text-ink max-sm:px-3"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-${tab.value}-tab`}
          tabIndex={0}
          hidden={tab.value !== value}
          className="pt-6"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  );
}

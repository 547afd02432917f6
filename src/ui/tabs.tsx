import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: { value: string; label: string; content: ReactNode }[];
}

export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className="flex flex-wrap gap-1 border-b border-line-strong">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-2 border-transparent px-4 font-medium text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink max-sm:px-3"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

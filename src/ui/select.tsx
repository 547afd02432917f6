import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface SelectProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
  /** The language of the options where it is not the page's: the list leaves the place it is written in. */
  lang?: string;
}

export function Select({ label, placeholder, value, onChange, options, lang }: SelectProps) {
  const id = useId();
  return (
    <div>
      <span id={id} className="mb-1.5 block font-medium">
        {label}
      </span>
      <Radix.Root value={value} onValueChange={onChange}>
        <Radix.Trigger
          aria-labelledby={id}
          className="flex min-h-11 w-full items-center justify-between gap-2 rounded-control border border-line-strong bg-surface px-3.5 text-left data-[placeholder]:text-ink-soft"
        >
          <Radix.Value placeholder={placeholder} />
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            lang={lang}
            position="popper"
            sideOffset={4}
            className="z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] w-(--radix-select-trigger-width) overflow-hidden rounded-control border border-line-strong bg-surface shadow-sm"
          >
            <Radix.Viewport className="p-1">
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-2 rounded-sm px-2.5 outline-none data-[highlighted]:bg-marker pointer-coarse:min-h-11"
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <Check aria-hidden="true" className="size-4" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}

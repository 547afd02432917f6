import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface DisclosureProps {
  label: string;
  icon: LucideIcon;
  onOpen?: () => void;
  children: ReactNode;
}

/** A button that unfolds further buttons below it; Escape folds them again. */
export function Disclosure({ label, icon: Icon, onOpen, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  function toggle() {
    if (!isOpen) onOpen?.();
    setIsOpen(!isOpen);
  }
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
    >
      <Button
        variant="secondary"
        className="w-full max-sm:px-3"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
        <ChevronDown aria-hidden="true" className={`size-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      {isOpen && (
        <div id={id} className="mt-1 rounded-control border border-line bg-surface p-1">
          {children}
        </div>
      )}
    </div>
  );
}

/** One entry of a disclosure. */
export const choiceClass =
  'block w-full rounded-control px-3 py-2 text-left leading-snug hover:bg-ink/8 pointer-coarse:min-h-11';

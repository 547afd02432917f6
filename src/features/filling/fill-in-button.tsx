import { PencilLine } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { fillingCopy as copy } from '#content.ts';
import { Button } from '#ui/button.tsx';

interface FillInButtonProps {
  title: string;
  isOpen?: boolean;
  onClick?: () => void;
}

/** Before a lesson's prompt: opens the form in place, and fetches its code only then. */
export function FillInButton({ title, isOpen = false, onClick }: FillInButtonProps) {
  return (
    <Button variant="quiet" size="sm" className="-ml-3" aria-expanded={isOpen} onClick={onClick}>
      <PencilLine aria-hidden="true" className="size-4" />
      {isOpen ? copy.close : copy.fill}
      <span className="sr-only"> {fill(copy.fillSubject, { titulo: title })}</span>
    </Button>
  );
}

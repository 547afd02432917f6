import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

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
      className="space-y-5"
    >
      {children}
      <Button type="submit">{action}</Button>
    </form>
  );
}

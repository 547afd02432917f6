import { fillingCopy } from '#content.ts';
import { OpenIn, openWith } from '#features/filling/open-in.tsx';
import type { IslandProps } from '#lib/islands.ts';
import { toast } from '#lib/toasts.ts';

/** The text is the school's own, without personal data: nothing to check before it leaves. */
export function OpenPrompt({ text }: IslandProps['open-in']) {
  const { copyFailed } = fillingCopy.messages;
  return (
    <OpenIn
      text={() => text}
      onShow={() => undefined}
      onOpen={(assistant) =>
        void openWith(assistant, text).then(
          (isOpen) => !isOpen && toast({ ...copyFailed, variant: 'destructive' }),
        )
      }
    />
  );
}

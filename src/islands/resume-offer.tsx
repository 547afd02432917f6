import { useSyncExternalStore } from 'react';
import type { ContentsEntry } from '#features/lessons/contents-list.ts';
import type { ReadingPlace } from '#features/lessons/follow-reading.ts';
import { ResumeReading } from '#features/lessons/resume-reading.tsx';
import { useProgress } from '#features/progress/progress.ts';
import type { WithUser } from '#lib/user-id.ts';

export interface ResumeOfferProps {
  slug: string;
  module?: number | undefined;
  reading: { now: () => ReadingPlace; subscribe: (listener: () => void) => () => void };
  entries: ContentsEntry[];
}

/** The offer to go on where the reader was, except in a module that the server knows to be completed. */
export function ResumeOffer({ slug, module, reading, entries, userId }: WithUser<ResumeOfferProps>) {
  const { current, isContentsOpen } = useSyncExternalStore(reading.subscribe, reading.now);
  const { completedAt, isLoading } = useProgress(module === undefined ? null : userId);
  const isOpen = module === undefined || (!isLoading && completedAt(module) === undefined);
  if (!userId) return null;
  return <ResumeReading {...{ userId, slug, entries, current, isContentsOpen }} mayAsk={isOpen} />;
}

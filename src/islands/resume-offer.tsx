import { useSyncExternalStore } from 'react';
import type { ContentsEntry } from '#features/lessons/contents-list.ts';
import { ResumeReading } from '#features/lessons/resume-reading.tsx';
import { useProgress } from '#features/progress/progress.ts';
import type { WithUser } from '#lib/user-id.ts';
import type { Reading } from './mount-reading.ts';

export interface ResumeOfferProps {
  slug: string;
  module?: number | undefined;
  reading: Reading;
  entries: ContentsEntry[];
}

/** The offer to go on where the reader was; a completed module has none, and the server knows which those are. */
export function ResumeOffer({ slug, module, reading, entries, userId }: WithUser<ResumeOfferProps>) {
  const { current, isContentsOpen } = useSyncExternalStore(reading.subscribe, reading.now);
  const { completedAt, isLoading } = useProgress(module === undefined ? null : userId);
  const isOpen = module === undefined || (!isLoading && completedAt(module) === undefined);
  if (!userId) return null;
  return <ResumeReading {...{ userId, slug, entries, current }} mayAsk={isOpen && !isContentsOpen} />;
}

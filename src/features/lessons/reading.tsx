import { useEffect, useState } from 'react';
import type { UserId } from '#lib/user-id.ts';
import { findEntries } from './contents-list.ts';
import { followReading, type ReadingPlace } from './follow-reading.ts';
import { ResumeReading } from './resume-reading.tsx';

interface ReadingProps {
  slug: string;
  userId: UserId;
  /** A completed module offers no place to go on from; undefined until that is known. */
  isCompleted: boolean | undefined;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Shows a lesson's reader where they are, and remembers it for the next visit. */
export function Reading({ slug, userId, isCompleted }: ReadingProps) {
  const [entries] = useState(() => {
    const contents = find('#indice');
    return contents ? findEntries(contents) : [];
  });
  const [{ current, isContentsOpen }, setPlace] = useState<ReadingPlace>({
    current: undefined,
    isContentsOpen: false,
  });
  useEffect(() => {
    const [contents, text, line] = [find('#indice'), find('.lesson-text'), find('.reading-line')];
    if (contents && text && line) return followReading({ contents, text, line }, setPlace);
  }, []);
  const mayAsk = isCompleted === false && !isContentsOpen;
  return userId ? <ResumeReading {...{ userId, slug, entries, current, mayAsk }} /> : null;
}

import { useMemo } from 'react';
import { findEntries, useContentsList } from './contents-list.ts';
import { ResumeReading } from './resume-reading.tsx';
import { useCurrentSection } from './use-current-section.ts';
import { useOpenWhenPrinting } from './use-open-when-printing.ts';
import { useReadingLine } from './use-reading-line.ts';

/** What a lesson does for its reader: shows where they are, and remembers it for the next visit. */
export function Reading({ slug }: { slug: string }) {
  const entries = useMemo(() => findEntries(), []);
  const current = useCurrentSection(useMemo(() => entries.map(({ id }) => id), [entries]));
  useContentsList(current);
  useReadingLine();
  useOpenWhenPrinting();
  return <ResumeReading slug={slug} entries={entries} current={current} />;
}

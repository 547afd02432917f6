import { Braces, FileSpreadsheet, FileText, Link2, Type, type LucideIcon } from 'lucide-react';

/** Import sources (spec section 3). */
export const SOURCE_IDS = ['csv', 'api', 'url', 'file', 'text'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

export const SOURCES: Record<SourceId, { name: string; hint: string; icon: LucideIcon }> = {
  csv: { name: 'CSV', hint: 'A table, one item per row', icon: FileSpreadsheet },
  api: { name: 'API', hint: 'An endpoint that answers JSON', icon: Braces },
  url: { name: 'URL', hint: 'Pages on the web', icon: Link2 },
  file: { name: 'File', hint: 'PDF, DOCX, TXT, or MD', icon: FileText },
  text: { name: 'Text', hint: 'Something you paste', icon: Type },
};

/** What every form gets: it reports what would be imported once everything in it is right. */
export interface SourceFormProps {
  onImport: (what: string) => void;
}

import { Braces, FileSpreadsheet, FileText, Link2, Type, type LucideIcon } from 'lucide-react';

/** One field of a form. All fields are required; the browser checks that. */
export interface SourceField {
  kind: 'line' | 'address' | 'text' | 'choice' | 'files';
  label: string;
  placeholder?: string;
  /** The options to choose from; for files, the accepted formats. */
  options?: string[];
}

export interface ImportSource {
  id: string;
  name: string;
  hint: string;
  icon: LucideIcon;
  action: string;
  fields: SourceField[];
}

/** Spec section 3; formats and authentication methods are in section 9. */
export const SOURCES: [ImportSource, ...ImportSource[]] = [
  {
    id: 'csv',
    name: 'CSV',
    hint: 'A table, one item per row',
    icon: FileSpreadsheet,
    action: 'Import table',
    fields: [{ kind: 'files', label: 'Drop a table here or choose it', options: ['CSV'] }],
  },
  {
    id: 'api',
    name: 'API',
    hint: 'An endpoint that answers JSON',
    icon: Braces,
    action: 'Connect and import',
    fields: [
      { kind: 'address', label: 'Endpoint', placeholder: 'https://api.example.com/items' },
      {
        kind: 'choice',
        label: 'Authentication',
        options: ['API Key', 'OAuth 2.0', 'Bearer Token', 'No Authentication'],
      },
    ],
  },
  {
    id: 'url',
    name: 'URL',
    hint: 'A page on the web',
    icon: Link2,
    action: 'Import page',
    fields: [{ kind: 'address', label: 'Page address', placeholder: 'https://example.com/guide' }],
  },
  {
    id: 'file',
    name: 'File',
    hint: 'PDF, DOCX, TXT, or MD',
    icon: FileText,
    action: 'Import files',
    fields: [
      { kind: 'files', label: 'Drop files here or choose them', options: ['PDF', 'DOCX', 'TXT', 'MD'] },
    ],
  },
  {
    id: 'text',
    name: 'Text',
    hint: 'Something you paste',
    icon: Type,
    action: 'Import text',
    fields: [
      { kind: 'line', label: 'Title' },
      { kind: 'text', label: 'Text' },
    ],
  },
];

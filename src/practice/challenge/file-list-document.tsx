import { FileArchive, FileImage, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import type { PracticeFile } from '#content.ts';

const icons: Record<string, LucideIcon> = {
  csv: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  png: FileImage,
  zip: FileArchive,
};

/** Where the build puts content/practice/archivos; the address ends in the file's name, without a hash. */
export const fileAddress = (name: string) => `/practica/archivos/${name}`;

/** kB as a file manager shows them; never 0. */
const size = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** Files to download, with description and size. */
export function FileList({ files }: { files: PracticeFile[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {files.map(({ name, description, bytes }) => {
        const Icon = icons[name.replace(/^.*\./, '')] ?? FileText;
        return (
          <li key={name} className="flex gap-3 py-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <a
                  href={fileAddress(name)}
                  download={name}
                  className="font-medium break-all text-link pointer-coarse:inline-block pointer-coarse:py-2.5"
                >
                  {name}
                </a>
                <span className="text-sm text-ink-soft tabular-nums">{size(bytes)}</span>
              </p>
              <p className="text-sm text-ink-soft">{description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Spec section 9. */
export const UPLOAD_FORMATS = ['PDF', 'DOCX', 'TXT', 'MD'];
export const TABLE_FORMATS = ['CSV'];

export const acceptAttribute = (formats: string[]) =>
  formats.map((format) => `.${format.toLowerCase()}`).join(',');

const listFormat = new Intl.ListFormat('en-US', { type: 'disjunction' });

export const formatList = (formats: string[]) => listFormat.format(formats);

const extension = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toUpperCase();

interface FileFacts {
  name: string;
  size: number;
}

/** Says why a file is not taken; null when it is. The name decides, as for the file dialog. */
export function refuseFile({ name, size }: FileFacts, formats: string[]): string | null {
  const format = extension(name);
  if (!format) return `${name} was not added: it has no file extension. Use ${formatList(formats)}.`;
  if (!formats.includes(format))
    return `${name} was not added: ${format} files are not accepted. Use ${formatList(formats)}.`;
  if (size === 0) return `${name} was not added: it is empty.`;
  return null;
}

export function sortFiles<File extends FileFacts>(files: File[], formats: string[]) {
  const accepted = files.filter((file) => refuseFile(file, formats) === null);
  const refusals = files
    .map((file) => refuseFile(file, formats))
    .filter((reason): reason is string => reason !== null);
  return { accepted, refusals };
}

export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${Math.round(bytes / 1024)} kB`;
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

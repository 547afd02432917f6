import { vi } from 'vitest';

interface Download {
  name: string;
  blob: Blob;
}

/** Collects the files that the page downloads from now on, until mocks are restored. */
export function watchDownloads(): Download[] {
  const files: Download[] = [];
  let blob: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    blob = object as Blob;
    return 'blob:made-here';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
  return files;
}

import { vi } from 'vitest';
import { read, type WorkBook } from 'xlsx';

export interface Download {
  name: string;
  book: WorkBook;
}

/** Captures the files that a page offers as downloads, and opens them. */
export function catchDownloads(): () => Promise<Download[]> {
  const blobs = new Map<string, Blob>();
  const clicked: { name: string; url: string }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:${blobs.size}`;
    if (content instanceof Blob) blobs.set(url, content);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push({ name: this.download, url: this.href });
  });
  return () =>
    Promise.all(
      clicked.map(async ({ name, url }) => {
        const content = await (blobs.get(url) as Blob).arrayBuffer();
        return { name, book: read(content, { cellNF: true, cellFormula: true }) };
      }),
    );
}

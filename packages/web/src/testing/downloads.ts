import { vi } from 'vitest';
import { read, utils, type WorkBook, type WorkSheet } from 'xlsx';

export interface Download {
  name: string;
  book: WorkBook;
}

/** Captures the files that a page offers as downloads. */
function caught(): () => { name: string; file: Blob }[] {
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
  return () => clicked.map(({ name, url }) => ({ name, file: blobs.get(url) as Blob }));
}

/** Captures spreadsheets, and opens them. */
export function catchDownloads(): () => Promise<Download[]> {
  const offered = caught();
  return () =>
    Promise.all(
      offered().map(async ({ name, file }) => ({
        name,
        book: read(await file.arrayBuffer(), { cellNF: true, cellFormula: true }),
      })),
    );
}

/** Captures files of any kind, with what they hold. */
export function catchFiles(): () => Promise<{ name: string; text: string }[]> {
  const offered = caught();
  return () => Promise.all(offered().map(async ({ name, file }) => ({ name, text: await file.text() })));
}

/** The cells of a worksheet, line by line. */
export const linesOf = (sheet: WorkSheet | undefined): unknown[][] =>
  utils.sheet_to_json(sheet ?? {}, { header: 1 });

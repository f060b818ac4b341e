/** Signatures and sizes of a zip (APPNOTE 4.3). */
const END = { signature: 0x06054b50, size: 22, entries: 10, directory: 16 } as const;
const ENTRY = { size: 46, method: 10, packed: 20, name: 28, extra: 30, comment: 32, begin: 42 } as const;
const LOCAL = { size: 30, name: 26, extra: 28 } as const;
const STORED = 0;

/** The files of a zip; browsers unpack what is in it. */
export async function unzip(zip: Blob): Promise<Map<string, Uint8Array>> {
  const tail = zip.size - Math.min(zip.size, END.size);
  const end = await viewOf(zip, tail, zip.size);
  if (end.byteLength < END.size || end.getUint32(0, true) !== END.signature)
    throw new Error('Das ist keine vollständige Zip-Datei.');
  const directory = await viewOf(zip, end.getUint32(END.directory, true), tail);
  const files = new Map<string, Uint8Array>();
  let at = 0;
  for (let left = end.getUint16(END.entries, true); left > 0; left--) {
    const length = directory.getUint16(at + ENTRY.name, true);
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + ENTRY.size, length));
    const begin = directory.getUint32(at + ENTRY.begin, true);
    const packed = directory.getUint32(at + ENTRY.packed, true);
    const isStored = directory.getUint16(at + ENTRY.method, true) === STORED;
    if (!name.endsWith('/')) files.set(name, await contentOf(zip, begin, packed, isStored));
    const more = directory.getUint16(at + ENTRY.extra, true) + directory.getUint16(at + ENTRY.comment, true);
    at += ENTRY.size + length + more;
  }
  return files;
}

async function contentOf(zip: Blob, begin: number, packed: number, isStored: boolean): Promise<Uint8Array> {
  const local = await viewOf(zip, begin, begin + LOCAL.size);
  const from = begin + LOCAL.size + local.getUint16(LOCAL.name, true) + local.getUint16(LOCAL.extra, true);
  const part = zip.slice(from, from + packed);
  const content = isStored
    ? part
    : new Response(part.stream().pipeThrough(new DecompressionStream('deflate-raw')));
  return new Uint8Array(await content.arrayBuffer());
}

async function viewOf(zip: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await zip.slice(from, to).arrayBuffer());
}

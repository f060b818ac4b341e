import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unzip } from './unzip.ts';

interface Packed {
  name: string;
  content: string;
  stored?: boolean;
  /** Bytes behind a name, as systems add them: here, before the content, and of a comment. */
  extra?: number;
  before?: number;
  comment?: number;
}

/** As APPNOTE describes a zip, with sizes in the directory alone, as a stream writes them. */
function zipOf(files: readonly Packed[]): Blob {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let begin = 0;
  for (const { name, content, stored = false, extra = 0, before = 0, comment = 0 } of files) {
    const bytes = stored ? Buffer.from(content) : deflateRawSync(content);
    const [local, entry, names] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.from(name)];
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(names.length, 26);
    local.writeUInt16LE(before, 28);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(stored ? 0 : 8, 10);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt16LE(names.length, 28);
    entry.writeUInt16LE(extra, 30);
    entry.writeUInt16LE(comment, 32);
    entry.writeUInt32LE(begin, 42);
    parts.push(local, names, Buffer.alloc(before), bytes);
    directory.push(entry, names, Buffer.alloc(extra + comment));
    begin += local.length + names.length + before + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(begin, 16);
  return new Blob([Buffer.concat([...parts, ...directory, end])]);
}

it('[AUD-07] a zip is read without a library: packed, stored, with umlauts and without folders', async () => {
  const files = await unzip(
    zipOf([
      { name: 'stundenzettel/', content: '', stored: true },
      { name: 'stundenzettel/Größöß, Änne.json', content: 'Zeile\n'.repeat(9_999), extra: 9 },
      { name: 'leer.txt', content: '', before: 5, comment: 3 },
      { name: 'siegel.jsonl', content: '{}', stored: true },
    ]),
  );
  const hashes = [...files].map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]);
  const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
  expect(hashes).toEqual([
    ['stundenzettel/Größöß, Änne.json', sha1('Zeile\n'.repeat(9_999))],
    ['leer.txt', sha1('')],
    ['siegel.jsonl', sha1('{}')],
  ]);
});

it('[AUD-07] what is no zip, or only the beginning of one, is said', async () => {
  const zip = zipOf([{ name: 'a', content: 'b' }]);
  await expect(unzip(zip.slice(0, zip.size - 1))).rejects.toThrow('Das ist keine vollständige Zip-Datei.');
  await expect(unzip(new Blob([]))).rejects.toThrow('Das ist keine vollständige Zip-Datei.');
  await expect(unzip(new Blob(['Text']))).rejects.toThrow('Das ist keine vollständige Zip-Datei.');
});

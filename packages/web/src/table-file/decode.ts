import { UnreadableFile } from './cells.ts';

/** Enough to see that every second byte is zero. */
const SAMPLE = 200;

/** UTF-8 or UTF-16 where the bytes are, else Windows-1252, which German spreadsheets write by default. */
export function decode(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0'))
    throw new UnreadableFile('Das ist keine Tabelle. Lesbar sind .xlsx, .ods und .csv.');
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const [even, odd] = zeros(sample);
  if (even === 0 && odd > sample.length / 4) return 'utf-16le';
  if (odd === 0 && even > sample.length / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function zeros(sample: Uint8Array): [number, number] {
  const count: [number, number] = [0, 0];
  for (const [i, byte] of sample.entries()) if (byte === 0) count[i % 2 === 0 ? 0 : 1]++;
  return count;
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Row } from './part.ts';

export const name = 'sheets';
export const builds: string[] = [];

/** A year of forty people on paper, in one zip, as `POST /sheet/zip` makes it from closed months. */
export async function run(): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'sheets.ts')]);
  const { seconds, peak, bytes } = JSON.parse(stdout) as { seconds: number; peak: number; bytes: number };
  return [
    row('480 sheets in a zip', seconds, 20, 's'),
    row('memory while they are made', peak / 1e6, 300, 'MB'),
    { work: 'size of the zip', target: '–', measured: `${(bytes / 1e6).toFixed(1)} MB`, met: true },
  ];
}

function row(work: string, value: number, most: number, unit: string): Row {
  return { work, target: `≤ ${most} ${unit}`, measured: `${value.toFixed(1)} ${unit}`, met: value <= most };
}

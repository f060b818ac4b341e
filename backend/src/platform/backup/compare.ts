import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { backUp } from './backup.ts';
import { END, type Head } from './format.ts';
import { linesOf, linesOfFile } from './lines.ts';

/** What a table holds, in whatever order: its rows and the sum of their hashes. */
interface Content {
  rows: number;
  sum: bigint;
}

const NONE: Content = { rows: 0, sum: 0n };

/** Compares a database that was restored from this file with the file: the tables that differ, and the number of rows that are equal. */
export async function compareRestored(
  owner: Client,
  file: string,
): Promise<{ differ: string[]; rows: number }> {
  const copy = new PassThrough();
  const [stored, restored] = await Promise.all([
    contentOf(linesOfFile(file)),
    contentOf(linesOf(copy.pipe(createGunzip()))),
    backUp(owner, new Date(0), copy),
  ]);
  const names = [...new Set([...stored.keys(), ...restored.keys()])].sort();
  const differ = names.filter((name) => {
    const [before, after] = [stored.get(name) ?? NONE, restored.get(name) ?? NONE];
    return before.rows !== after.rows || before.sum !== after.sum;
  });
  return { differ, rows: names.reduce((sum, name) => sum + (stored.get(name)?.rows ?? 0), 0) };
}

async function contentOf(lines: AsyncGenerator<string>): Promise<Map<string, Content>> {
  const tables = new Map<string, Content>();
  const head: Head = JSON.parse((await lines.next()).value ?? '{}');
  const sequences = { rows: 0, sum: hashOf(JSON.stringify(head.sequences)) };
  tables.set('sequences', sequences);
  let [name, table] = ['', { ...NONE }];
  for await (const line of lines) {
    if (line === END) break;
    if (line.startsWith('#')) {
      [name, table] = [line.slice(1), { ...NONE }];
      tables.set(name, table);
      continue;
    }
    table.rows++;
    // What waited is held in a copy, which tells nobody anything.
    table.sum += hashOf(name === 'outbox' ? line.replace('"state":"held"', '"state":"waiting"') : line);
  }
  return tables;
}

const hashOf = (line: string) => createHash('sha256').update(line).digest().readBigUInt64BE();

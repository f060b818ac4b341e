import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const NOUNS = join(import.meta.dirname, '../../../packages/domain/src');

/**
 * Where the fields of one body belong to several nouns, the first sentence in this order is the answer. It is that of the calls since
 * the first release; a noun that is not named comes last.
 */
const ORDER = (
  'wire absences people log calendar requests punch contracts customers features inspection inventory lawguide yearend vacation ' +
  'workday month notices office overtime projects session sheets timesheet'
).split(' ');

/** What the nouns of the domain export from files with this ending (`messages`, `contract`), discovered without registration. */
export async function exportsOfNouns(ending: string): Promise<[name: string, value: unknown][]> {
  const isWanted = (file: string) => new RegExp(`/([\\w-]+-)?${ending}\\.ts$`).test(file);
  const files = readdirSync(NOUNS, { recursive: true, encoding: 'utf8' }).filter(isWanted).sort();
  files.sort((a, b) => positionOf(a) - positionOf(b));
  const all: object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `@stundenbuch/domain/${file.replace(/\.ts$/, '')}`)),
  );
  return all.flatMap((exported) => Object.entries(exported));
}

function positionOf(file: string): number {
  const position = ORDER.indexOf(basename(dirname(file)));
  return position < 0 ? ORDER.length : position;
}

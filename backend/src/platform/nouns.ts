import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOUNS = join(import.meta.dirname, '../../../packages/domain/src');

/**
 * What the nouns of the domain export from files with this ending (`messages`, `contract`), discovered without
 * registration. The wire's comes first.
 */
export async function exportsOfNouns(ending: string): Promise<[name: string, value: unknown][]> {
  const isWanted = (file: string) => new RegExp(`/([\\w-]+-)?${ending}\\.ts$`).test(file);
  const files = readdirSync(NOUNS, { recursive: true, encoding: 'utf8' }).filter(isWanted);
  const isWire = (file: string) => Number(file.startsWith('wire/'));
  files.sort((a, b) => isWire(b) - isWire(a) || (a < b ? -1 : 1));
  const all: object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `@stundenbuch/domain/${file.replace(/\.ts$/, '')}`)),
  );
  return all.flatMap((exported) => Object.entries(exported));
}

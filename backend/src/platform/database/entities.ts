import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type EntityClass, EntitySchema } from '@mikro-orm/postgresql';

const source = join(import.meta.dirname, '../..');
const ending = `.entity${extname(import.meta.filename)}`;

/** Every entity of a file `*.entity`, beside its noun: discovered without registration. */
async function discover(): Promise<EntityClass[]> {
  const all = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith(ending)).sort();
  const exported = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../../${file}`)));
  return exported.flatMap((file) => Object.values<unknown>(file).filter(isEntity));
}

const isEntity = (value: unknown): value is EntityClass => EntitySchema.REGISTRY.has(value as EntityClass);

export const tables = await discover();

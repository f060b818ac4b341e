import { readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { type EntityClass, EntitySchema } from '@mikro-orm/postgresql';

const modules = join(import.meta.dirname, '..');
const extension = extname(import.meta.filename);

/** Tables of several modules lie in this folder, those of one module alone in its own folder `tables`. */
function files(): string[] {
  const all = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => isTable(file)).sort();
}

const isTable = (file: string) =>
  /(^|\/)tables\/[\w-]+\.\w+$/.test(file) &&
  extname(file) === extension &&
  relative(modules, import.meta.filename) !== file;

/** Every entity that a file in such a folder exports: a new one is found without being named anywhere. */
async function discover(): Promise<EntityClass[]> {
  const exported = await Promise.all(files().map((file) => import(/* @vite-ignore */ `../${file}`)));
  return exported.flatMap((file) => Object.values<unknown>(file).filter(isEntity));
}

const isEntity = (value: unknown): value is EntityClass => EntitySchema.REGISTRY.has(value as EntityClass);

export const tables = await discover();

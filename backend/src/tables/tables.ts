import { readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { type EntityClass, EntitySchema } from '@mikro-orm/postgresql';

const modules = join(import.meta.dirname, '..');
const extension = extname(import.meta.filename);

/** Tables of several modules are in this folder, those of a single module in its own folder `tables`. */
function files(): string[] {
  const all = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => isTable(file)).sort();
}

const isTable = (file: string) =>
  /(^|\/)tables\/[\w-]+\.\w+$/.test(file) &&
  extname(file) === extension &&
  relative(modules, import.meta.filename) !== file;

/** Every entity exported from such a folder, discovered without registration. */
async function discover(): Promise<EntityClass[]> {
  const exported = await Promise.all(files().map((file) => import(/* @vite-ignore */ `../${file}`)));
  return exported.flatMap((file) => Object.values<unknown>(file).filter(isEntity));
}

const isEntity = (value: unknown): value is EntityClass => EntitySchema.REGISTRY.has(value as EntityClass);

export const tables = await discover();

import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import type { Type } from '@nestjs/common';
import { PlatformModule } from './platform/app/platform.module.ts';
import { ConfigError } from './platform/config.ts';
import { routesOf } from './platform/openapi/routes.ts';

const here = import.meta.dirname;
const extension = extname(import.meta.filename);

// Platform is built from the settings; every process needs sessions.
const EVERYWHERE = ['session'];

/** Every `<name>.module` at any depth is a module, discovered without registration. */
async function discover(): Promise<Map<string, Type>> {
  const ending = `.module${extension}`;
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && dirname(file) !== '.' && !file.startsWith('platform/'))
    .map((file) => ({ name: basename(file, ending), file }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const found = new Map<string, Type>();
  for (const { name, file } of files) {
    const exported = await import(/* @vite-ignore */ `./${file}`);
    const [module] = Object.values(exported) as Type[];
    if (!module) throw new Error(`${file} exports nothing`);
    if (found.has(name)) throw new Error(`Two modules are named ${name}`);
    found.set(name, module);
  }
  return found;
}

const found = await discover();

/** All of them, for the OpenAPI description and the tests of every call. */
export const modules: readonly Type[] = [PlatformModule, ...found.values()];

const selectable = [...found]
  .filter(([name, module]) => !EVERYWHERE.includes(name) && routesOf([module]).length > 0)
  .map(([name]) => name);

/**
 * The modules whose calls this process answers; all by default. Services that these need from others come with their
 * imports, from modules without calls.
 */
export function chooseModules(wanted: readonly string[] | undefined): Type[] {
  const unknown = wanted?.filter((name) => !selectable.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new ConfigError(`MODULES kennt ${unknown.join(', ')} nicht. Es gibt: ${selectable.join(', ')}.`);
  }
  return [...found]
    .filter(([name]) => !wanted || wanted.includes(name) || !selectable.includes(name))
    .map(([, module]) => module);
}

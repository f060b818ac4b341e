import 'reflect-metadata';
import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Type } from '@nestjs/common';
import { ConfigError } from './platform/config.ts';
import { routesOf } from './platform/openapi/routes.ts';
import { PlatformModule } from './platform/platform.module.ts';

const here = import.meta.dirname;
const extension = extname(import.meta.filename);

// Platform is built from the settings; every process needs sessions.
const EVERYWHERE = ['session'];

/** Every folder with a `<folder>.module` is a module, discovered without registration. */
async function discover(): Promise<Map<string, Type>> {
  const names = readdirSync(here)
    .filter((name) => name !== 'platform' && existsSync(join(here, name, `${name}.module${extension}`)))
    .sort();
  const found = new Map<string, Type>();
  for (const name of names) {
    const exported = await import(/* @vite-ignore */ `./${name}/${name}.module${extension}`);
    const [module] = Object.values(exported) as Type[];
    if (!module) throw new Error(`${name}/${name}.module exports nothing`);
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

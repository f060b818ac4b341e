import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error plain JavaScript
import { unpackRemotes } from '../../scripts/contract-remotes.mjs';

const folder = join(import.meta.dirname, '../../docs/contract');

export interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  enum?: unknown[];
}

export interface Operation {
  parameters: { name: string; in: string; schema: Schema }[];
  responses: { 200: { content: { 'application/json': { schema: Schema } } } };
}

export interface Contract {
  version: string;
  modules: { shared: Record<string, number | string[]> };
  calls: { paths: Record<string, Record<string, Operation>> };
}

export interface OldRemote {
  name: string;
  version: string;
  manifest: { needs: string[]; routes: { path: string }[] };
}

/** What the last release has promised. */
export function lastContract(): Contract {
  return JSON.parse(readFileSync(join(folder, kept('.json')), 'utf8')) as Contract;
}

/** Its remotes as they were built, each below the folder by name and version. */
export function lastRemotes(into: string): OldRemote[] {
  return unpackRemotes(join(folder, kept('.remotes.br')), into) as OldRemote[];
}

/** What its shell has shared with remotes, as the build of a shell writes it down. */
export const lastOffer = ({ modules }: Contract): string[] =>
  Object.entries(modules.shared).flatMap(([name, names]) => [names].flat().map((one) => `${name}: ${one}`));

function kept(ending: string): string {
  const file = readdirSync(folder).find((name) => name.endsWith(ending));
  if (!file) throw new Error(`docs/contract holds no ${ending}: npm run contract -- --renew`);
  return file;
}

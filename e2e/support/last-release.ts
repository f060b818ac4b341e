import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error plain JavaScript
import { unpackRemotes } from '../../scripts/contract-remotes.mjs';

const contracts = join(import.meta.dirname, '../../docs/contract');
const remotes = join(import.meta.dirname, '../fixtures/last-release');

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

/** The contract of the last release. */
export function lastContract(): Contract {
  return JSON.parse(readFileSync(only(contracts, '.json'), 'utf8')) as Contract;
}

/** Unpacks its built remotes into the folder, by name and version. */
export function lastRemotes(into: string): OldRemote[] {
  return unpackRemotes(only(remotes, '.remotes.br'), into) as OldRemote[];
}

/** What its shell shared with remotes, in the format of a shell's build. */
export const lastOffer = ({ modules }: Contract): string[] =>
  Object.entries(modules.shared).flatMap(([name, names]) => [names].flat().map((one) => `${name}: ${one}`));

function only(folder: string, ending: string): string {
  const file = readdirSync(folder).find((name) => name.endsWith(ending));
  if (!file) throw new Error(`${folder} holds no ${ending}: npm run contract -- --renew`);
  return join(folder, file);
}

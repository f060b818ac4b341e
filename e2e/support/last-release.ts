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

/** The releases whose remotes may still be deployed, newest first. */
export const releases = readdirSync(contracts)
  .map((file) => file.replace(/\.json$/, ''))
  .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));

/** The contract of the last release. */
export function lastContract(): Contract {
  return JSON.parse(readFileSync(join(contracts, `${releases[0]}.json`), 'utf8')) as Contract;
}

/** Unpacks the built remotes of a release into the folder, by name and version. */
export function remotesOf(release: string, into: string): OldRemote[] {
  return unpackRemotes(join(remotes, `${release}.remotes.br`), into) as OldRemote[];
}

/** What its shell shared with remotes, in the format of a shell's build. */
export const lastOffer = ({ modules }: Contract): string[] =>
  Object.entries(modules.shared).flatMap(([name, names]) => [names].flat().map((one) => `${name}: ${one}`));

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from 'pg';

export const root = join(import.meta.dirname, '..');

/** The built backend of today. */
export const TODAYS = join(root, 'backend/dist');

export const builtFrom = (dist: string, path: string) => import(pathToFileURL(join(dist, `${path}.js`)).href);

interface Schema {
  migrate(owner: Client): Promise<string[]>;
  prepareRole(owner: Client): Promise<void>;
}

/** What a built backend itself prepares a database with. */
export async function schemaOf(dist: string): Promise<Schema> {
  const [{ migrate }, { prepareRole }] = await Promise.all(
    ['platform/database/migrate', 'platform/database/role'].map((path) => builtFrom(dist, path)),
  );
  return { migrate, prepareRole };
}

export async function hashPassword(password: string): Promise<string> {
  const { hashPassword: hash } = await builtFrom(TODAYS, 'platform/session/passwords');
  return hash(password);
}

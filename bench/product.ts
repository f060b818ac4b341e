import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from 'pg';

export const root = join(import.meta.dirname, '..');

interface Backend {
  migrate(owner: Client): Promise<string[]>;
  prepareRole(owner: Client): Promise<void>;
  hashPassword(password: string): Promise<string>;
}

/** What the built product itself uses. */
export async function backend(): Promise<Backend> {
  const [{ migrate }, { prepareRole }, { hashPassword }] = await Promise.all(
    ['platform/database/migrate', 'platform/database/role', 'users/passwords'].map(
      (path) => import(pathToFileURL(join(root, 'backend/dist', `${path}.js`)).href),
    ),
  );
  return { migrate, prepareRole, hashPassword };
}

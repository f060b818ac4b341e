import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startDatabase } from './database.mjs';
import { root } from './paths.mjs';

/**
 * The environment that the server starts with: as given, plus the embedded database and its secret where
 * DATABASE_URL is not set.
 */
export async function prepareEnvironment(given, options = {}) {
  const { EMBEDDED_DATABASE: _, ...env } = given;
  if (env.DATABASE_URL) return { env, stopDatabase: async () => {} };
  const dataDir = resolve(root, env.DATA_DIR || 'data');
  const database = await startDatabase({ dataDir, ...options });
  return {
    env: {
      ...env,
      DATABASE_URL: database.ownerUrl,
      EMBEDDED_DATABASE: '1',
      JWT_SECRET: env.JWT_SECRET || keptSecret(dataDir),
    },
    stopDatabase: () => database.stop(),
  };
}

/** Kept, so that a restart logs nobody out. */
function keptSecret(dataDir) {
  const file = join(dataDir, 'jwt-secret');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}

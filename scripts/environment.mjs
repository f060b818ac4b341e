import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startDatabase } from './database.mjs';
import { createOnce } from './database-instance.mjs';
import { DatabaseError } from './database-place.mjs';
import { root } from './paths.mjs';

const SHORTEST_SECRET = 32;
const LOGINS = 'alle melden sich einmal neu an.';
const FACTORS = 'wer eine App als zweiten Faktor hat, kommt mit einem Wiederherstellungscode herein.';

/**
 * The environment that the server starts with: as given, plus the embedded database and its secret where
 * DATABASE_URL is not set.
 */
export async function prepareEnvironment(given, options = {}) {
  const { EMBEDDED_DATABASE: _, ...env } = given;
  if (env.DATABASE_URL) return { env, stopDatabase: async () => {} };
  const dataDir = resolve(root, env.DATA_DIR || 'data');
  if (env.DATABASE_APP_URL)
    throw new DatabaseError(
      'DATABASE_APP_URL gilt nur zusammen mit DATABASE_URL. Bitte beide setzen oder keine.',
    );
  const database = await startDatabase({ dataDir, ...options });
  try {
    return {
      env: {
        ...env,
        DATABASE_URL: database.ownerUrl,
        DATABASE_APP_URL: database.appUrl,
        EMBEDDED_DATABASE: '1',
        JWT_SECRET: env.JWT_SECRET || storedSecret(dataDir, 'jwt-secret', LOGINS),
        SECRETS_KEY: env.SECRETS_KEY || storedSecret(dataDir, 'secrets-key', FACTORS),
      },
      stopDatabase: () => database.stop(),
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Persistent, so that a restart neither logs anybody out nor makes what is encrypted unreadable. */
function storedSecret(dataDir, name, otherwise) {
  const file = join(dataDir, name);
  createOnce(file, randomBytes(48).toString('base64url'));
  const secret = readFileSync(file, 'utf8');
  if (secret.trim().length >= SHORTEST_SECRET) return secret;
  throw new DatabaseError(
    `${file} ist leer oder abgeschnitten. Bitte die Datei aus einer Kopie des Ordners zurücklegen, oder sie löschen: ` +
      `Dann entsteht eine neue, und ${otherwise}`,
  );
}

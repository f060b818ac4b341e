import { join } from 'node:path';
import { Client } from 'pg';
import { ConfigError } from '../config.ts';
import { backUpTo } from './file.ts';

/**
 * With BACKUP_BEFORE_MIGRATE: what there is, before it is changed. Without a backup nothing is. On a connection of its own,
 * which leaves no settings behind.
 */
export async function backUpBeforeMigrating(
  ownerUrl: string,
  folder: string,
  at: Date,
  first: string,
): Promise<string> {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '');
  const file = join(folder, `stundenbuch-vor-${first.replace('.sql', '')}-${time}Z.gz`);
  const owner = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  owner.on('error', () => undefined);
  try {
    await owner.connect();
    await backUpTo(owner, at, file);
    return file;
  } catch (error) {
    throw new ConfigError(
      `Vor der Migration lässt sich nicht sichern, deshalb ändert sich nichts (${(error as Error).message}).`,
      { cause: error },
    );
  } finally {
    await owner.end();
  }
}

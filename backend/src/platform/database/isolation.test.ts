import { afterAll, beforeAll, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';
import { Database, rowsOf } from './database.ts';
import { tables } from './entities.ts';
import { sql } from './sql.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

it('a read after taking a lock sees the current state, even where the server’s default isolation is another', async () => {
  const name = new URL(world.databaseUrl).pathname.slice(1);
  await world.sql(`alter database ${name} set default_transaction_isolation = 'serializable'`);
  const database = await Database.open(world.databaseUrl, 2, tables);
  try {
    const tenant = { company: 1, id: 11 };
    const level = sql`select current_setting('transaction_isolation') as level`;
    const committed = [{ level: 'read committed' }];
    expect(await database.read(tenant, level)).toEqual(committed);
    expect(await database.write(tenant, (tx) => rowsOf(tx, level))).toEqual(committed);
    expect(
      await database.decide(tenant, [level], ([found]) => {
        expect(found).toEqual(committed);
        return level;
      }),
    ).toEqual(committed[0]);
  } finally {
    await database.onApplicationShutdown();
  }
});

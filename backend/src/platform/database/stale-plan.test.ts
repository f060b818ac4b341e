import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { World } from '../../../test/world.ts';
import { Database } from './database.ts';
import { tables } from './entities.ts';
import { sql } from './sql.ts';
import { retryOnStalePlan } from './stale-plan.ts';

const POOL = 4;
const alpha = { company: 1, id: 11 };

let world: World;
let database: Database;
beforeAll(async () => {
  world = await World.start();
  database = await Database.open(world.databaseUrl, POOL, tables);
  await world.sql(`insert into jobs (company_id, job_title) values (1, 'Dachdecker')`);
});
afterAll(async () => {
  await database?.onApplicationShutdown();
  await world?.close();
});

const titles = sql`select job_title from jobs`;
const read = () => database.read(alpha, titles);
const change = () =>
  database.decide(
    alpha,
    [titles],
    () => sql`update jobs set job_title = job_title || '!' where company_id = 1 returning job_title`,
  );
/** On every connection of the pool. */
const everywhere = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 4 * POOL }, work));
const changeType = (type: string) => world.sql(`alter table jobs alter column job_title type ${type}`);

it('a read succeeds after a migration has changed the type of a column, on every connection', async () => {
  await changeType('text');
  await everywhere(read);
  await changeType('varchar(400)');
  expect(await everywhere(read)).toEqual(Array(4 * POOL).fill([{ job_title: 'Dachdecker' }]));
});

it('a change succeeds as well, and is done once', async () => {
  await changeType('text');
  await everywhere(change);
  await changeType('varchar(500)');
  await everywhere(change);
  expect(await world.sql('select job_title from jobs')).toEqual([
    { job_title: `Dachdecker${'!'.repeat(8 * POOL)}` },
  ]);
});

it('an unsupported statement is sent once', async () => {
  const work = vi.fn().mockRejectedValue(Object.assign(new Error('no'), { code: '0A000', routine: 'other' }));
  await expect(retryOnStalePlan(work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});

it('a plan that stays stale is finally an error', async () => {
  const outdated = Object.assign(new Error('no'), { code: '0A000', routine: 'RevalidateCachedQuery' });
  const work = vi.fn().mockRejectedValue(outdated);
  await expect(retryOnStalePlan(work)).rejects.toThrow('no');
  expect(work.mock.calls.length).toBeGreaterThan(50);
});

import type { Client } from 'pg';
import { expect, it } from 'vitest';
// @ts-expect-error plain JavaScript
import { SUMS } from '../../../../../drill/tools/ledger.mjs';
import { connect, createEmptyDatabase } from '../../../../test/database.ts';
import { populate } from '../../../../test/people.ts';
import { applyMigrations, migrate, migrationFiles } from '../../../platform/database/migrate.ts';
import { prepareRole } from '../../../platform/database/role.ts';

const old = () => migrationFiles().filter((name) => name < '0015');

/** In milliseconds. */
async function timeToMigrate(owner: Client): Promise<number> {
  const start = performance.now();
  await migrate(owner);
  return performance.now() - start;
}

/** The same migrations on tables with nothing in them, on this machine as busy as it is. */
async function timeOnEmptyTables(): Promise<number> {
  const { url, drop } = await createEmptyDatabase();
  const owner = await connect(url);
  try {
    await prepareRole(owner);
    await applyMigrations(owner, old());
    return await timeToMigrate(owner);
  } finally {
    await owner.end();
    await drop();
  }
}

it('takes over the sums of earlier releases quickly, and maintains them', async () => {
  const { url, drop } = await createEmptyDatabase();
  const owner = await connect(url);
  const wrong = async () => {
    const { rows } = await owner.query<{ stored: string; actual: string }>(SUMS);
    expect(rows.length).toBeGreaterThan(1000);
    return rows.filter(({ stored, actual }) => stored !== actual);
  };
  try {
    await prepareRole(owner);
    await applyMigrations(owner, old());
    await populate(owner);
    const days = `from generate_series(date '2024-12-01', date '2026-11-20', '1 day') d(day), users u
      where u.company_id = 1`;
    await owner.query(`insert into entries (company_id, user_id, day, project_id, hours, created_at)
      select 1, u.id, d.day, 1001 + (u.id + extract(doy from d.day)::int) % 2, 7.75, now() ${days}`);
    await owner.query(`insert into entries (company_id, user_id, day, type, hours, status, created_at)
      select 1, u.id, d.day, case when u.id = 11 then 10 else 30 end, 8, extract(doy from d.day)::int % 4, now() ${days}`);
    await owner.query(`delete from entries where extract(month from day) = 5`);

    expect(await timeToMigrate(owner)).toBeLessThan(Math.max(5_000, 3 * (await timeOnEmptyTables())));
    expect(await wrong()).toEqual([]);
    await owner.query(
      `update entries set day = day + 1, hours = hours + 0.25 where user_id = 11 and project_id is not null`,
    );
    await owner.query(`delete from entries where user_id = 12`);
    expect(await wrong()).toEqual([]);
  } finally {
    await owner.end();
    await drop();
  }
});

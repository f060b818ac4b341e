import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../../test/database.ts';
import { fillBoth } from '../../../test/every-call/companies.ts';
import { World } from '../../../test/world.ts';
import { asOtherInstallation, CompanyFiles } from './company-files.fixture.ts';

const ADMIN = join(import.meta.dirname, '../../../../scripts/admin.mjs');

let there: World;
let here: World;
const files = new CompanyFiles();
beforeAll(async () => {
  [there, here] = [await World.start(), await World.start()];
  await fillBoth(there);
  // What the fixture calls a seal is none.
  await there.sql('delete from seals');
  await there.sql('insert into unsealed_changes select company_id, id from changes on conflict do nothing');
  await asOtherInstallation(here);
});
afterAll(async () => {
  files.remove();
  await there?.close();
  await here?.close();
});

it('[GDPR-05] killed in the midst of it, nothing of the company is there, and it can be taken over again', async () => {
  const file = await files.export(there);
  const command = () =>
    spawn(process.execPath, [ADMIN, 'company', 'import', file, '--yes'], {
      env: { ...process.env, DATABASE_URL: here.databaseUrl },
      stdio: 'ignore',
    });
  const companies = () => here.sql('select id::int from companies order by id');
  const before = await companies();
  const states = () =>
    here.sql<{ state: string }>(
      `select state from pg_stat_activity where query like 'insert into "unsealed_changes"%' and datname = current_database()`,
    );
  // Its rows wait, while those of people, days and bookings and their changes have been written.
  const other = await connect(here.databaseUrl);
  const child = command();
  const exited = new Promise<[number | null, string | null]>((done) =>
    child.once('exit', (code, signal) => done([code, signal])),
  );
  try {
    await other.query('begin');
    await other.query('lock table unsealed_changes in share mode');
    await expect.poll(async () => (await states()).length).toBe(1);
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
  } finally {
    await other.query('rollback');
    await other.end();
  }
  await expect.poll(async () => (await states()).length).toBe(0);
  const left = await here.sql(`select from users where email = 'anna@beispiel.example'`);
  expect(left).toEqual([]);
  expect(await companies()).toEqual(before);

  const again = command();
  expect(await new Promise((done) => again.once('exit', done))).toBe(0);
  expect((await companies()).length).toBe(before.length + 1);
});

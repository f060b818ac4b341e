import { checkPackage } from '@stundenbuch/domain/sides/inspection/check';
import type { Verification } from '@stundenbuch/domain/sides/log/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSeals } from '../../../test/audit.ts';
import { close, workedMonth } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { asOtherInstallation, CompanyFiles } from './company-files.fixture.ts';
import { importCompany } from './import-company.ts';

// Tuesday 3 November 2026. October is closed for Anna and Bert, and sealed; then the company moves.
let there: World;
let here: World;
let company: number;
let token: string;
/** With which a program of the chef's has booked there. */
let key: string;
const files = new CompanyFiles();
const ask = <T>(path: string, body?: unknown) =>
  here.call<T>(null, body ? 'POST' : 'GET', path, body, { headers: { authorize: token } });
const verified = async () => (await ask<Verification>('/audit/verify')).body;

const numberOf = async (email: string) =>
  (await here.sql<{ id: number }>('select id from users where email = $1', [email]))[0]?.id as number;

beforeAll(async () => {
  there = await World.start('2026-11-03T09:00:00Z');
  const features = ['audit', 'calendar', 'contracts', 'ledger', 'overtime', 'closing', 'tokens'];
  await switchOn(there, 1, features, '2026-10-01');
  for (const person of [11, 12]) await workedMonth(there, person);
  const program = { name: 'Zeiten-App', scopes: ['timesheet:write'], days: 30 };
  key = (await there.post<{ token: string }>('chef', '/user/token', program)).body.token;
  const booked = { day: '2026-11-02', start_time: '08:00', end_time: '16:00', break: 0, hours: 8 };
  const headers = { authorize: key };
  expect((await there.call(null, 'POST', '/timesheet/workingtime', booked, { headers })).status).toBe(200);
  const process = await openSeals(there.databaseUrl);
  await process.seals.seal(1);
  expect((await close(there, [11, 12], { reason: 'Jahresabschluss' })).status).toBe(200);
  await process.seals.seal(1);
  await process.close();
  here = await World.start('2026-11-03T09:00:00Z');
  await asOtherInstallation(here);
  // Its people have smaller numbers than some of those who come.
  await here.sql(`select setval(pg_get_serial_sequence('users', 'id'), 5)`);
  ({ company } = await importCompany(here.owner, await files.export(there)));
  token = await here.newTokenOf(await numberOf('chef@beispiel.example'), company);
});
afterAll(async () => {
  files.remove();
  await there?.close();
  await here?.close();
});

it('[GDPR-05] the log goes on in the other installation, and its chain verifies from the first seal on', async () => {
  const printed = await there.sql(`select from month_sheets where data -> 'seal' ->> 'hash' is not null`);
  expect(printed.length).toBe(2);
  const { wrong, findings, seals, unsealed } = await verified();
  expect([wrong, findings]).toEqual([null, []]);
  expect(seals).toBe(2);
  expect(unsealed).toBeGreaterThan(0);
  const process = await openSeals(here.databaseUrl);
  await process.seals.seal(company);
  await process.close();
  expect(await verified()).toMatchObject({ wrong: null, findings: [], seals: 3 });
});

it('[GDPR-05] a sheet keeps its bytes and its hash, and an inspection package of before the move is whole', async () => {
  const sheets = (world: World, of: number) =>
    world.sql('select data, sha256 from month_sheets where company_id = $1 order by id', [of]);
  expect(await sheets(here, company)).toEqual(await sheets(there, 1));
  const people = [await numberOf('anna@beispiel.example')];
  const zip = await ask<string>('/audit/package', { from: '2026-10-01', to: '2026-10-31', people });
  const inZip = new Map(Object.entries(unzipSync(Buffer.from(zip.body, 'latin1'))));
  expect((await checkPackage(inZip, new Date().toISOString())).findings).toEqual([]);
});

it('[GDPR-05] nobody new has the number that a sheet of before names', async () => {
  const people = await here.sql<{ id: number }>('select id from users where company_id = $1 order by id', [
    company,
  ]);
  expect(people.map(({ id }) => id)).toEqual([15, 16, 17, 18]);
});

it('[GDPR-05] [TOK-01] what a program comes in with stays behind, and what it did is told with its name', async () => {
  const kept = (world: World) =>
    world.call(null, 'GET', '/timesheet/workingtime', undefined, { headers: { authorize: key } });
  expect((await kept(there)).status).toBe(403);
  expect((await kept(here)).status).toBe(401);
  const { body } = await ask<{ table: string; token?: string; title?: string }[]>('/audit/company');
  expect(body.filter((change) => change.table === 'tokens')).toHaveLength(1);
  expect(body.filter((change) => change.token === 'Zeiten-App').map(({ table: of }) => of)).toEqual([
    'entries',
  ]);
  expect((await ask('/user/token')).body).toEqual([]);
});

it('[GDPR-05] registration, open before, is by invitation', async () => {
  const registering = { email: 'bert@beispiel.example', password: 'Geheim1!' };
  await there.sql('update users set password_hash = null where id = 12');
  expect((await there.call(null, 'POST', '/user/register', registering)).status).toBe(200);
  const asked = await here.call(null, 'POST', '/user/register', registering);
  expect(asked.status).toBeGreaterThanOrEqual(400);
  const settings = `select value from company_settings where company_id = ${company} and feature = 'login'`;
  expect(await here.sql(settings)).toEqual([{ value: { registration: 'invited' } }]);
});

it('[GDPR-05] whoever changes a row is found out here, too', async () => {
  const changed = async (statement: string) => {
    await here.sql(`do $do$ begin
      perform set_config('session_replication_role', 'replica', true);
      ${statement};
    end $do$`);
    return verified();
  };
  const found = await changed(
    `update entries set end_minute = end_minute + 60 where id = (select min(id) from entries where company_id = ${company})`,
  );
  expect([found.wrong, found.findings.length]).toEqual([null, 1]);
  const sealed = `select min(id) from changes where company_id = ${company}`;
  const { wrong } = await changed(`update changes set reason = 'x' where id = (${sealed})`);
  expect(wrong).toMatchObject({ seal: 1, fault: 'content' });
});

import type { SheetData } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import { checkPackage } from '@stundenbuch/domain/sides/inspection/check';
import type { Verification } from '@stundenbuch/domain/sides/log/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { openSeals } from '../../../test/audit.ts';
import { away, store } from '../../../test/entries.ts';
import { close, workedMonth } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { sheetHash } from '../../accounts/sheets/sheet-hash.ts';

// Tuesday 3 November 2026. October is closed for Anna and Bert; one of Anna's days is older than the log.
let world: World;
let other: Awaited<ReturnType<typeof openSeals>>;

/** As somebody would who has the owner's password and passes the triggers by. */
const tamper = (statements: string) =>
  world.sql(`do $do$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${statements};
  end $do$`);

const verified = async () => (await world.get<Verification>('chef', '/audit/verify')).body;
const told = async () => (await verified()).findings.map(({ text }) => text);

async function toldByPackage(person: number): Promise<string[]> {
  const body = { from: '2026-10-01', to: '2026-10-31', people: [person] };
  const zip = await world.post<string>('chef', '/audit/package', body);
  const files = new Map(Object.entries(unzipSync(Buffer.from(zip.body, 'latin1'))));
  return (await checkPackage(files, new Date().toISOString())).findings.map(({ text }) => text);
}

const KEPT = [
  'entries',
  'time_postings',
  'vacation_postings',
  'month_sheets',
  'changes',
  'seals',
  'unsealed_changes',
  'log_erasures',
  'companies',
];
/** Columns that somebody may write: the others are computed. */
const columns = new Map<string, string>();

beforeAll(async () => {
  world = await World.start('2026-11-03T09:00:00Z');
  other = await openSeals(world.databaseUrl);
  await store(world, away('2026-10-05', 10, 1, { user_id: 11 }));
  const features = ['audit', 'calendar', 'contracts', 'ledger', 'overtime', 'closing'];
  await switchOn(world, 1, features, '2026-10-01');
  await workedMonth(world, 11, '2026-10', ['2026-10-05']);
  await workedMonth(world, 12);
  await world.sql(`insert into time_postings (company_id, user_id, day, minutes, kind, text, created_at, created_by)
    values (1, 11, '2026-10-01', 300, 'opening', 'Aus der Liste', now(), 13)`);
  await world.sql(`insert into vacation_postings (company_id, user_id, year, day, kind, days, text, created_at, created_by)
    values (1, 11, 2026, '2026-10-12', 'correction', 1, 'Nachgetragen', now(), 13)`);
  await other.seals.seal(1);
  await close(world, [11, 12], { reason: 'Jahresabschluss' });
  await other.seals.seal(1);
  for (const who of ['chef', 'anna'] as const) await world.token(who);
  for (const table of KEPT) {
    await world.sql(`create table kept_${table} as select * from ${table}`);
    const [row] = await world.sql<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    columns.set(table, row?.names ?? '');
  }
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});

beforeEach(async () => {
  for (const [table, names] of columns)
    await tamper(`delete from ${table};
      insert into ${table} (${names}) overriding system value select ${names} from kept_${table}`);
  expect(await verified()).toMatchObject({ wrong: null, findings: [] });
});

const newEntry = (day: string, created = 'now()') =>
  `insert into entries (company_id, user_id, day, type, hours, target, start_minute, end_minute, break_hours, created_at)
    values (1, 11, '${day}', 50, 8, 8, 480, 960, 0, ${created})`;

/** Every row and seal anew, as if nothing had ever been sealed. */
const unseal = `delete from seals; delete from unsealed_changes;
  insert into unsealed_changes select company_id, id from changes`;

describe('[AUD-04] [AUD-07] log and data are held against each other:', () => {
  it.each([
    [
      'an entry that the log does not know',
      newEntry('2026-10-10'),
      '10.10.2026: Ein Eintrag steht nicht im Verlauf.',
    ],
    [
      'an entry that the log knows otherwise',
      `update entries set end_minute = end_minute + 60 where user_id = 11 and day = '2026-10-06'`,
      '06.10.2026: Ein Eintrag ist anders als im Verlauf.',
    ],
    [
      'an entry that is gone',
      `delete from entries where user_id = 11 and day = '2026-10-06'`,
      '06.10.2026: Ein Eintrag aus dem Verlauf fehlt.',
    ],
    [
      'a posting of hours that the log does not know',
      `insert into time_postings (company_id, user_id, day, minutes, kind, text, created_at, created_by)
        values (1, 11, '2026-10-20', 600, 'correction', 'Geschenk', now(), 13)`,
      '20.10.2026: Eine Buchung des Stundenkontos steht nicht im Verlauf.',
    ],
    [
      'a posting of vacation that the log knows otherwise',
      'update vacation_postings set days = 9 where user_id = 11',
      '12.10.2026: Eine Buchung des Urlaubskontos ist anders als im Verlauf.',
    ],
  ])('%s', async (_, statement, sentence) => {
    await tamper(statement);
    expect(await told()).toEqual([`Anna Muster, ${sentence}`]);
    expect(await toldByPackage(11)).toEqual([`Anna Muster, ${sentence}`]);
    // About whom nobody has asked, nobody is told.
    expect(await toldByPackage(12)).toEqual([]);
  });

  it('a day of an open month, a row from before the log, and one from while it was off are no finding', async () => {
    await tamper(newEntry('2026-11-02'));
    const off = `array_remove(features, 'audit')`;
    await world.sql(`update companies set features = ${off} where id = 1`);
    await tamper(newEntry('2026-10-10', `now() - interval '1 minute'`));
    await tamper(`update entries set end_minute = 900 where user_id = 11 and day = '2026-10-06'`);
    await world.sql(`update companies set features = features || '{audit}' where id = 1`);
    expect(await told()).toEqual([]);
    await tamper(newEntry('2026-10-17'));
    expect(await told()).toEqual(['Anna Muster, 17.10.2026: Ein Eintrag steht nicht im Verlauf.']);
  });

  it('what was erased in the log is compared with nothing', async () => {
    await tamper(`update changes set at = at - interval '4 years' where table_name = 'entries'; ${unseal}`);
    await other.seals.seal(1);
    await other.erasing.eraseAll();
    await tamper(`update entries set end_minute = 900 where user_id = 11 and day = '2026-10-06'`);
    expect((await told()).filter((text) => text.includes('Eintrag'))).toEqual([]);
  });
});

describe('[AUD-04] what a package finds, the program finds, too:', () => {
  const SHEET = 'Anna Muster, Oktober 2026, Version 1: ';
  const rewritten = `update month_sheets set data = jsonb_set(data, '{sums,worked}', '1') where user_id = 11`;

  it('a sheet that was rewritten, and one that was hashed again', async () => {
    await tamper(rewritten);
    const content = 'Die Angaben passen nicht zur Prüfsumme des Stundenzettels.';
    expect([await told(), await toldByPackage(11)]).toEqual([[SHEET + content], [content]]);
    const check = await world.sql<{ data: SheetData }>('select data from month_sheets where user_id = 11');
    await world.sql('update month_sheets set sha256 = $1 where user_id = 11', [
      sheetHash(check[0]?.data as SheetData),
    ]);
    const monthClose = 'Der versiegelte Verlauf nennt eine andere Prüfsumme für diesen Stundenzettel.';
    expect([await told(), await toldByPackage(11)]).toEqual([[SHEET + monthClose], [monthClose]]);
  });

  it('a chain that was hashed anew, by the seal that is printed on the sheets', async () => {
    await tamper(`update changes set after = after || '{"minutes": 900}' where table_name = 'time_postings';
      update time_postings set minutes = 900; ${unseal}`);
    await other.seals.seal(1);
    const { wrong, findings } = await verified();
    const printed = 'Auf dem Stundenzettel steht für Siegel 1 eine andere Prüfsumme.';
    expect(wrong).toBeNull();
    expect(findings.map(({ text }) => text)).toEqual([
      `${SHEET}${printed}`,
      `Bert Muster, Oktober 2026, Version 1: ${printed}`,
    ]);
    expect(await toldByPackage(11)).toEqual([printed]);
  });

  it('[MON-09] a sheet that does not match its hash is neither shown nor drawn', async () => {
    await tamper(rewritten);
    for (const path of ['/sheet/11/2026-10', '/sheet/11/2026-10?version=1', '/sheet/11/2026-10.pdf'])
      expect(refused(await world.get('anna', path))).toEqual([409, 'sheet_changed']);
    expect((await world.get('chef', '/sheet/12/2026-10')).status).toBe(200);
    const zip = { from: '2026-10', to: '2026-10', users: [11, 12] };
    const { body } = await world.post<string>('chef', '/sheet/zip', zip);
    expect(Object.keys(unzipSync(Buffer.from(body, 'latin1'))).toSorted()).toEqual([
      '2026-10/Stundenzettel 2026-10 Muster, Anna.txt',
      '2026-10/Stundenzettel 2026-10 Muster, Bert.pdf',
    ]);
  });
});

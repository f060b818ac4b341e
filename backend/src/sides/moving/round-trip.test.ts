import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeals } from '../../../test/audit.ts';
import { fillBoth, SECRET } from '../../../test/every-call/companies.ts';
import { OWN } from '../../../test/every-call/ids.ts';
import { World } from '../../../test/world.ts';
import { asOtherInstallation, CompanyFiles, textInFile, withoutNumbers } from './company-files.fixture.ts';
import { importCompany } from './import-company.ts';
import type { Row } from './renumber-row.ts';

// Both installations have companies, people and projects with the same numbers.
let there: World;
let here: World;
let file: string;
const files = new CompanyFiles();

/** How many rows each table has. */
async function rowsOf(world: World) {
  const tables = await world.sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables)
    counts[name] = (await world.sql<{ n: number }>(`select count(*)::int as n from ${name}`))[0]?.n ?? -1;
  return counts;
}

beforeAll(async () => {
  [there, here] = [await World.start(), await World.start()];
  await fillBoth(there);
  await there.sql(`update users set password_hash = 'argon2-geheim' where company_id = 1`);
  await there.sql(
    `insert into company_settings as s (company_id, feature, value, created_at, created_by)
     values (1, 'login', '{"registration": "invited", "short_name": "dort"}', now(), 13)
     on conflict (company_id, feature) do update set value = s.value || excluded.value`,
  );
  await there.sql(
    `update companies set address_id = (select min(id) from addresses where company_id = 1) where id = 1`,
  );
  await there.sql(
    `insert into wage_types (company_id, source, unit, created_at, created_by) values (1, $1, 'days', now(), 13)`,
    [`kind_${OWN.absenceKind}`],
  );
  // Whom nobody remembers has an e-mail with a number that somebody here has, too.
  await there.sql(
    `insert into users (id, company_id, email, first_name, name, vacation_lastyear_entered_in, active)
     values (900, 1, 'anonym-900@invalid', 'Ehemalige Person', '1', 2026, false)`,
  );
  // What the fixture calls a seal is none.
  await there.sql('delete from seals');
  await there.sql(`insert into unsealed_changes select company_id, id from changes on conflict do nothing`);
  const process = await openSeals(there.databaseUrl);
  await process.seals.seal(1);
  await process.close();
  await asOtherInstallation(here);
  await here.sql(
    `insert into users (id, company_id, email, first_name, name, vacation_lastyear_entered_in, active)
     values (900, 1, 'anonym-900@invalid', 'Ehemalige Person', '1', 2026, false)`,
  );
  file = await files.export(there);
});
afterAll(async () => {
  files.remove();
  await there?.close();
  await here?.close();
});

describe('[GDPR-05] what is refused leaves nothing', () => {
  const refused = async (path: string) => {
    const before = await rowsOf(here);
    const error = await importCompany(here.owner, path).catch((thrown: Error) => thrown);
    expect(await rowsOf(here)).toEqual(before);
    return (error as Error).message;
  };
  const changed = (change: (text: string) => string) => refused(files.changed(file, change));

  it('a file of a newer version', async () => {
    expect(await changed((text) => text.replace('"migrations":[', '"migrations":["9999_later.sql",'))).toBe(
      'Die Datei stammt von einer neueren Version (9999_later.sql). Bitte zuerst diese Installation aktualisieren.',
    );
  });

  it('a file of an older one', async () => {
    expect(await changed((text) => text.replace('"0002_tenancy.sql",', ''))).toMatch(
      /^Die Datei stammt von einer älteren Version \(ohne 0002_tenancy.sql\)/,
    );
  });

  it('what is no company', async () => {
    expect(await changed(() => '{"stundenbuch":"backup"}\n')).toBe(
      'Die Datei ist kein Unternehmen, das Stundenbuch ausgegeben hat.',
    );
  });

  it.each<[string, (text: string) => string]>([
    ['a file without its end', (text) => text.replace('#end\n', '')],
    ['half a row', (text) => text.replace('"first_name":"Anna"', '"first_name":"Anna')],
    ['a value that is none', (text) => text.replace('"weeklyhours":40.00', '"weeklyhours":"x"')],
    ['tables without a row', (text) => text.replace(/(?<=\n)\{.*\n/g, '')],
    ['a second company', (text) => text.replace(/\n(\{"id":1,"name":.*)\n/, '\n$1\n$1\n')],
  ])('%s', async (_, change) => {
    expect(await changed(change)).toMatch(/^Die Datei ist beschädigt oder unvollständig\./);
  });

  it('a row that refers to somebody of another company, in the midst of all', async () => {
    const entry = /(#entries\n\{"id":\d+,"company_id":1,"user_id":)\d+/;
    expect(textInFile(file)).toMatch(entry);
    expect(await changed((text) => text.replace(entry, '$121'))).toMatch(
      /widerspricht der Regel entries_user/,
    );
  });

  it('a log that somebody has changed', async () => {
    expect(textInFile(file)).toContain('"reason":"Beginn der Aufzeichnung"');
    expect(await changed((text) => text.replace('"Beginn der Aufzeichnung"', '"Beginn"'))).toMatch(
      /^Der versiegelte Verlauf in der Datei ist verändert: Siegel 1 enthält eine veränderte Änderung/,
    );
  });

  it('an e-mail that is somebody’s here', async () => {
    await here.sql(`update users set email = 'anna@beispiel.example' where id = 21`);
    expect(await refused(file)).toMatch(/^anna@beispiel.example: Diese E-Mails gibt es hier schon/);
    await here.sql(`update users set email = 'hier-otto@beispiel.example' where id = 21`);
  });

  it('a short name that another company has here', async () => {
    await here.sql(
      `insert into company_settings (company_id, feature, value, created_at, created_by)
       values (2, 'login', '{"short_name": "dort"}', now(), 23)`,
    );
    expect(await refused(file)).toMatch(/^Das Firmenkürzel hat hier schon ein anderes Unternehmen/);
    await here.sql(`delete from company_settings where company_id = 2 and feature = 'login'`);
  });
});

describe('[GDPR-05] a company in another installation', () => {
  let company: number;
  beforeAll(async () => {
    const before = await here.sql('select * from users where company_id <> 4 order by id');
    ({ company } = await importCompany(here.owner, file));
    expect(await here.sql('select * from users where company_id <> 4 order by id')).toEqual(before);
  });

  it('is the same, but for its numbers', async () => {
    const isMeant = (row: Row) => row.reason !== 'Übernommen aus einer anderen Installation';
    const [was, is] = [
      await withoutNumbers(there, file, isMeant),
      await withoutNumbers(here, await files.export(here, company), isMeant),
    ];
    expect(Object.keys(was).length).toBeGreaterThan(45);
    for (const [table, rows] of Object.entries(was)) expect([table, is[table]]).toEqual([table, rows]);
    expect(Object.keys(is)).toEqual(Object.keys(was));
  });

  it('has numbers of this installation', async () => {
    expect(company).toBe(4);
    const taken = await here.sql('select from users where company_id = 4 and id <= 700000');
    expect(taken).toEqual([]);
  });

  it('names by its values what is here, too', async () => {
    const named = (world: World, id: number) =>
      world.sql(
        `select k.name from wage_types w join absence_kinds k on k.company_id = w.company_id and w.source = 'kind_' || k.id
         where w.company_id = $1`,
        [id],
      );
    expect((await named(there, 1)).length).toBe(1);
    expect(await named(here, company)).toEqual(await named(there, 1));
  });

  it('has somebody anonymised with the number of here', async () => {
    const people = await here.sql<{ email: string; id: number }>(
      `select id, email from users where company_id = 4 and first_name = 'Ehemalige Person'`,
    );
    expect(people).toEqual([{ id: people[0]?.id, email: `anonym-${people[0]?.id}@invalid` }]);
  });

  it('knows nobody’s password', async () => {
    const people = await here.sql(
      'select from users where company_id = 4 and (password_hash is not null or global_admin or has_factor)',
    );
    expect(people).toEqual([]);
  });

  it('without a secret, and nothing of the other company of there', () => {
    expect(textInFile(file)).not.toMatch(/argon2|password_hash|secret|pin_hash|token_hash|public_key/);
    expect(textInFile(file)).not.toContain(SECRET);
  });
});

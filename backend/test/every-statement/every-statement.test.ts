import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../src/platform/session/tokens.ts';
import { connect } from '../database.ts';
import { fillBoth, stateOf } from '../every-call/companies.ts';
import { FOREIGN, OWN } from '../every-call/ids.ts';
import { emailOf } from '../people.ts';
import { World } from '../world.ts';
import { attempt } from './attempt.ts';
import { definersOf, relationsOf } from './catalog.ts';
import { leaks } from './walk.ts';
import { DEFINERS, faultsOfWalls } from './walls.ts';

let world: World;
/** Connects as owner and switches to the role of the program for each statement of the walk. */
let owner: Client;

beforeAll(async () => {
  world = await World.start();
  await fillBoth(world);
  // Rows whose references are all that the walk changes of them.
  for (const { company, user, job, absenceKind } of [OWN, FOREIGN]) {
    await world.sql(
      `insert into entries (company_id, user_id, day, type, status, hours, kind_id, credit, created_at)
        values ($1, $2, '2026-12-07', 60, 1, 8, $3, 'neutral', now())`,
      [company, user, absenceKind],
    );
    await world.sql(
      `insert into staffing (company_id, job_id, weekdays, minimum, created_at, created_by)
        values ($1, $2, '1111100', 1, now(), $3)`,
      [company, job, user],
    );
  }
  await world.sql('analyze');
  await world.token('anna');
  await world.token('otto');
  owner = await connect(world.databaseUrl);
});
beforeEach(() => owner.query('begin'));
afterEach(() => owner.query('rollback'));
afterAll(async () => {
  await owner?.end();
  await world?.close();
});

const everything = async () => [
  ...(await faultsOfWalls(owner)),
  ...(await leaks(owner, 1, 2)),
  ...(await leaks(owner, 2, 1)),
];

describe('with the company set, no statement', () => {
  it('[AMB-63] [FND-10] reads, writes or references a row of another company, in any table', async () => {
    expect(await everything()).toEqual([]);
    expect((await relationsOf(owner)).length).toBeGreaterThan(12);
  });

  it('[AMB-63] [DCN-04] reaches more through functions that run as owner', async () => {
    const states = async () => [await stateOf(world, 1), await stateOf(world, 2)];
    const before = await states();
    const token = hashOf(await world.token('otto'));
    const mail = emailOf('otto');
    await world.sql(`update users set password_hash = 'secret' where id = 21`);
    const unchanged = await states();
    const ask = (statement: string, values: unknown[]) => attempt(owner, 1, statement, values);

    // A foreign token or e-mail returns the same as without a company; anything not exactly equal returns nothing.
    const session = await ask(`select user_id, company_id from session_of($1, '2026-11-20')`, [token]);
    expect(session.rows).toEqual([{ user_id: 21, company_id: 2 }]);
    for (const guess of [Buffer.alloc(0), Buffer.alloc(32), Buffer.from('%')])
      expect((await ask(`select from session_of($1, '2026-11-20')`, [guess])).count).toBe(0);
    expect((await ask('select user_id from login_of($1)', [mail])).rows).toEqual([{ user_id: 21 }]);
    const device = Buffer.from('a device');
    const from = 'select user_id, is_known from login_from($1, $2)';
    expect((await ask(from, [mail, device])).rows).toEqual([{ user_id: 21, is_known: false }]);
    for (const guess of ['%', '', 'OTTO@beispiel.example', "' or true --"]) {
      expect((await ask('select from login_of($1)', [guess])).count).toBe(0);
      expect((await ask(from, [guess, device])).count).toBe(0);
    }
    const register = 'select register_user($1, $2) as done';
    for (const guess of [mail, '%', ''])
      expect((await ask(register, [guess, 'mine'])).rows).toEqual([{ done: false }]);
    // A code opens its own person and nobody else's, and a wrong one nothing, even where the e-mail alone would do.
    for (const guess of [Buffer.alloc(0), Buffer.alloc(32), Buffer.from('%')]) {
      expect((await ask(`select from code_of($1, '2026-11-20')`, [guess])).count).toBe(0);
      expect((await ask(`select from registration_of($1, $2, '2026-11-20')`, [mail, guess])).count).toBe(0);
      expect((await ask(`select from email_code_of($1, '2026-11-20')`, [guess])).count).toBe(0);
      expect((await ask(`select from new_password_of(null, $1, '2026-11-20')`, [guess])).count).toBe(0);
      const reset = `select reset_password($1, 'mine', '2026-11-20') as done`;
      expect((await ask(reset, [guess])).rows).toEqual([{ done: false }]);
      const person = `select register_person($1, 'mine', $2, '2026-11-20') as done`;
      expect((await ask(person, [emailOf('olga'), guess])).rows).toEqual([{ done: false }]);
    }
    // Whether somebody has an e-mail, as the constraint says anyway.
    const taken = 'select is_email_taken($1) as taken';
    expect((await ask(taken, [mail])).rows).toEqual([{ taken: true }]);
    expect((await ask(taken, ['%'])).rows).toEqual([{ taken: false }]);
    // A session needs the stored hash to begin, and a password change needs a session's token.
    const open = `select open_session(21, $1, $2, '2026-11-20', '2026-11-27') as done`;
    for (const guess of [null, '', 'mine'])
      expect((await ask(open, [guess, Buffer.from('new')])).rows).toEqual([{ done: false }]);
    // So does a second step; a session by a factor is only opened in the own company, and a passkey names its owner alone.
    const begin = `select begin_second_step(21, $1, $2, '2026-11-20', '2026-11-27') as done`;
    for (const guess of [null, '', 'mine'])
      expect((await ask(begin, [guess, Buffer.from('new')])).rows).toEqual([{ done: false }]);
    const proved = `select open_proved_session(22, $1, '2026-11-20', '2026-11-27') as done`;
    expect((await ask(proved, [Buffer.from('new')])).rows).toEqual([{ done: false }]);
    for (const guess of [Buffer.alloc(0), Buffer.alloc(32), Buffer.from('%')]) {
      expect((await ask(`select from try_second_step($1, '2026-11-20')`, [guess])).count).toBe(0);
      expect((await ask(`select from owner_of_passkey($1, '2.21')`, [guess])).count).toBe(0);
    }
    // Nobody of another company gets a session of a sign-on, or a token, and nobody is anonymised; a way back is found by exactly its secret.
    const signedOn = `select open_signed_on_session(21, $1, '2026-11-20', '2026-11-27') as done`;
    expect((await ask(signedOn, [Buffer.from('new')])).rows).toEqual([{ done: false }]);
    const program = `select open_token(21, $1, 'x', '{}', '2026-11-20', '2026-11-27') as id`;
    expect((await ask(program, [Buffer.from('new')])).rows).toEqual([{ id: null }]);
    expect((await ask('select anonymise_person(21, 3, true)', [])).code).toBe('P0001');
    // Nothing is deleted where the own company has no period, whatever another one has set.
    expect((await ask(`select delete_expired('times', '2000-01-01')`, [])).code).toBe('P0001');
    // Whether anybody has a calendar to subscribe to.
    expect((await ask('select has_feeds() as some', [])).count).toBe(1);
    for (const guess of [Buffer.alloc(0), Buffer.alloc(32), Buffer.from('%')]) {
      const back = `select from take_sign_on($1, '{login,test,ticket,link}', '2026-11-20')`;
      expect((await ask(back, [guess])).count).toBe(0);
    }
    // Whose provider signs on a domain, exactly and once it is verified; and whether there is any.
    for (const guess of ['%', '', 'beispiel.example'])
      expect((await ask('select * from company_of_domain($1)', [guess])).rows).toEqual([]);
    expect((await ask('select has_sso() as some', [])).rows).toEqual([{ some: false }]);
    // Whether any company has login names, and nothing of them.
    expect((await ask('select has_login_names() as some', [])).rows).toEqual([{ some: false }]);
    // Whether anybody at all has a passkey, and nothing of it.
    expect((await ask('select has_passkeys() as some', [])).rows).toEqual([{ some: true }]);
    const change = `select change_password($1, '2026-11-20', 'mine') as done`;
    const own = `select change_own_password($1, '2026-11-20', 'mine', true) as done`;
    for (const guess of [Buffer.alloc(0), Buffer.alloc(32)])
      for (const call of [change, own]) expect((await ask(call, [guess])).rows).toEqual([{ done: false }]);
    expect((await ask(`select end_session_if_expired($1, '2026-11-20')`, [token])).code).toBeUndefined();
    const key = Buffer.from('a key');
    const take = `select take_limited_attempt($1, now(), '1 minute', 5, null) as seconds`;
    expect((await ask(take, [key])).rows).toEqual([{ seconds: 0 }]);
    expect((await ask('select return_attempt($1)', [key])).code).toBeUndefined();
    // A terminal is found by exactly its code; a wrong PIN is counted for whatever key.
    for (const guess of [Buffer.alloc(0), Buffer.alloc(32), Buffer.from('%')])
      for (const name of ['terminal_of', 'feed_of'])
        expect((await ask(`select from ${name}($1)`, [guess])).count).toBe(0);
    // Whose periods are due is asked before a company is known; it says how many months, and of whom nothing.
    expect((await ask('select * from companies_with_sick_periods()', [])).rows).toEqual([]);
    const settle = 'select settle_pin($1, false, now()) as seconds';
    expect((await ask(settle, [key])).rows).toEqual([{ seconds: 0 }]);
    const anywhere = 'select settle_terminal_pin($1, $1, $1, false, now()) as seconds';
    expect((await ask(anywhere, [key])).rows).toEqual([{ seconds: 0 }]);
    expect((await ask(`select remember_device($1, now())`, [device])).code).toBeUndefined();
    expect((await ask(`select take_attempt($1, now(), now(), 5) as id`, [key])).rows[0]?.id).toBeTruthy();
    expect((await ask('select forgive_attempts($1)', [key])).code).toBeUndefined();
    expect((await ask(`select has_migrations('0001_tables.sql') as fits`, [])).rows).toEqual([
      { fits: true },
    ]);
    // What failed is counted for whomever it is said of, where the company has that on.
    const failures = JSON.stringify([
      { kind: 'login', email: mail, times: 1, first_at: 'now', last_at: 'now' },
    ]);
    expect((await ask('select note_failures($1, now())', [failures])).code).toBeUndefined();
    // The log of another company is neither sealed nor erased; which companies wait for a seal is no secret.
    const [theirs] = await world.sql<{ id: string }>(
      'select min(id) as id from changes where company_id = 2',
    );
    const seal = 'select seal_changes($1, $2) as no';
    expect((await ask(seal, [[theirs?.id], ['f'.repeat(64)]])).rows).toEqual([{ no: null }]);
    // The one old row of the own.
    expect((await ask(`select erase_changes('2040-01-01') as n`, [])).rows).toEqual([{ n: 1 }]);
    for (const asked of ['company_to_seal(0)', 'companies_to_erase(3)', 'prepare_log_years(now())'])
      expect((await ask(`select from ${asked}`, [])).code).toBeUndefined();
    // Which companies have something to do, and what they have switched on.
    const due = `select * from due_jobs('notices', '{a}', '{b}')`;
    expect((await ask(due, [])).code).toBeUndefined();
    // Where the mails are that are due, and nothing of them; none is at this time.
    const mails = await ask(`select * from take_mails('2026-11-02', '2026-11-03', 20)`, []);
    expect(mails.rows).toEqual([]);

    // What can be taken back is forgotten of all companies; nothing here is that old.
    expect((await ask(`select forget_change_sets('2026-11-01')`, [])).rows).toHaveLength(1);

    // How much waits in all, how long ago and how full a table is: of no company and no person.
    const figures = await ask('select * from what_waits(now())', []);
    expect(
      Object.values(figures.rows[0] ?? {}).every((value) => value === null || typeof value === 'number'),
    ).toBe(true);
    expect((await ask('select name from job_ages(now()) where seconds < 0', [])).rows).toEqual([]);
    expect((await ask('select used < 1 as fits from fullest_ids()', [])).rows).toEqual([{ fits: true }]);

    expect(await states()).toEqual(unchanged);
    expect(unchanged).not.toEqual(before);
    expect((await definersOf(owner)).map(({ name }) => name)).toEqual(DEFINERS);
  });
});

/** Each is one way to forget the isolation. The walk must notice every one. */
describe('the walk notices', () => {
  const table = 'create table remarks (id int generated by default as identity primary key, remark text,';
  const rows = `insert into remarks (company_id, remark) values (1, 'a'), (2, 'b');`;
  const policy = `create policy remarks_tenant on remarks using (company_id = current_company());`;
  const cases: [string, string, RegExp][] = [
    [
      'a new table without policies',
      `${table} company_id int not null references companies); ${rows}`,
      /^remarks: no row-level/,
    ],
    [
      'a new table that nobody tried',
      `${table} company_id int not null references companies);
       alter table remarks enable row level security; ${policy}`,
      /^remarks: has no rows/,
    ],
    ['a new table without company', `${table} person int);`, /^remarks: has no company/],
    [
      'a table without its wall',
      'alter table customers disable row level security',
      /^customers: foreign rows seen/,
    ],
    [
      'a policy that is always true',
      'drop policy inventory_items_tenant on inventory_items; create policy e on inventory_items using (true)',
      /^inventory_items: foreign rows deleted/,
    ],
    [
      'a second policy for reading',
      'create policy p on projects for select using (true)',
      /^projects: foreign rows seen/,
    ],
    [
      'a policy that checks nothing that is written',
      'alter policy jobs_tenant on jobs with check (true)',
      /^jobs: own rows given away/,
    ],
    [
      'a policy that is open while no company is named',
      'alter policy users_tenant on users using (current_company() is null or company_id = current_company())',
      /^users: seen by nobody/,
    ],
    [
      'a scope that opens too much',
      'create policy s on sessions for select using (global_scope())',
      /^sessions: foreign rows seen by the global admin/,
    ],
    [
      'a key without company',
      `alter table customers drop constraint customers_address,
       add constraint customers_address foreign key (address_id) references addresses (id)`,
      /^customers: customers_address let 1 rows point across/,
    ],
    [
      'a view',
      'create view people as select * from users; grant select on people to stundenbuch_app',
      /^people: foreign/,
    ],
    [
      'a function of the owner',
      `create function everything() returns setof entries language sql security definer
       as 'select * from entries'`,
      /^function everything: .* not in the walk/,
    ],
    [
      'an internal table',
      'grant select on login_failures to stundenbuch_app',
      /^login_failures: within reach/,
    ],
    ['a sequence', 'grant select on sequence entries_id_seq to stundenbuch_app', /^sequence entries_id_seq/],
    [
      'a name that is unique everywhere',
      'create unique index mine on customers (phone)',
      /^customers: unique mine/,
    ],
    ['the right to empty a table', 'grant truncate on entries to stundenbuch_app', /^entries: emptied/],
  ];

  it.each(cases)('[AMB-63] %s', async (_, sabotage, finding) => {
    await owner.query(sabotage);
    const found = [
      ...(await faultsOfWalls(owner)),
      ...(await leaks(owner, 1, 2, (name) => sabotage.includes(name))),
    ];
    expect(found).toContainEqual(expect.stringMatching(finding));
  });
});

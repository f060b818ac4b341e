import { createHash } from 'node:crypto';
import type { PayrollPreview, PayrollRun, PayrollSetup } from '@stundenbuch/domain/accounts/payroll/contract';
import { EMPTY_SETUP } from '@stundenbuch/domain/accounts/payroll/setup';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { close, reopen, withMonthClose, workedMonth } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026. October has 22 weekdays, of which Anna and Bert worked 21 and were on vacation on the 5th.
let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  for (const table of [
    'payroll_lines',
    'payroll_runs',
    'wage_types',
    'cost_centres',
    'payroll_setups',
    'payroll_layouts',
  ])
    await world.sql(`delete from ${table}`);
  await withMonthClose(world);
  await switchOn(world, 1, ['payroll']);
  for (const user of [11, 12]) {
    await workedMonth(world, user, '2026-10', ['2026-10-05']);
    await store(world, away('2026-10-05', 10, 1, { user_id: user }));
  }
  await world.sql(`update users set personnel_number = id + 990 where id in (11, 12, 13)`);
  await closeAll();
});

const closeAll = () => close(world, [11, 12], { reason: 'Ohne Bestätigung' });

const wageTypes = [
  { source: 'work', unit: 'hours', wage_type: 200, key: 1, absence_key: null, absence_reason: null },
  { source: 'absence_10', unit: 'days', wage_type: 210, key: 71, absence_key: null, absence_reason: null },
];
const lodas = {
  ...EMPTY_SETUP,
  consultant: '12345',
  client: '678',
  version: 0,
  wage_types: wageTypes,
  people: [],
};

const setUp = (change: object = {}) =>
  world.call<PayrollSetup>('chef', 'PUT', '/payroll/setup', { ...lodas, ...change });
const wanted = { month: '2026-10', excluded: [13] };
const preview = async (change: object = {}, who: Person = 'chef') =>
  (await world.post<PayrollPreview>(who, '/payroll/preview', { ...wanted, ...change })).body;
const run = (change: object = {}) => world.post<PayrollRun>('chef', '/payroll/run', { ...wanted, ...change });
const handOver = (id: number) => world.post<PayrollRun>('chef', `/payroll/run/${id}/handed`);
const quantities = async (change: object = {}) =>
  (await preview(change)).lines.map(({ user, wage_type, quantity }) => [user, wage_type, quantity]);

async function bytesOf(path: string, method = 'GET'): Promise<Buffer> {
  const headers = { authorize: await world.token('chef') };
  const response = await fetch(`${world.url}/api${path}`, { method, headers });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('a file', () => {
  it('[PAY-05] is previewed as it will be, byte for byte, and stays as it was made', async () => {
    await setUp();
    const { files, lines, problems } = await preview();
    expect(problems.map(({ user, kind, excluded }) => [user, kind, excluded])).toEqual([[13, 'open', true]]);
    expect(lines.map(({ user, label, quantity, days }) => [user, label, quantity, days])).toEqual([
      [11, 'Arbeitszeit', 168, []],
      [11, 'Urlaub', 1, []],
      [12, 'Arbeitszeit', 168, []],
      [12, 'Urlaub', 1, []],
    ]);
    const { body } = await run();
    const bytes = await bytesOf(`/payroll/run/${body.id}/file`);
    expect(bytes.toString('latin1')).toBe(files[0]?.text);
    expect(bytes.toString('latin1')).toContain(
      '1;01/10/2026;1001;200;1;168,00;\r\n1;01/10/2026;1001;210;71;1,00;\r\n',
    );
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(body.files).toEqual([{ name: 'lodas-2026-10.txt', bytes: bytes.length, sha256 }]);
  });

  it('[PAY-05] a second run holds only differences to what was handed over, of the day that changed', async () => {
    await setUp();
    const { body: first } = await run();
    expect(await quantities()).toHaveLength(4);
    await handOver(first.id);
    expect(await quantities()).toEqual([]);
    expect(refused(await run())).toEqual([409, 'payroll_empty']);

    await reopen(world);
    expect((await preview()).problems).toMatchObject(
      [{ user: 13 }, { user: 11, kind: 'open' }].toSorted(byName),
    );
    await world.sql(
      `update entries set net_minutes = 585, hours = 9.75 where user_id = 11 and day = '2026-10-06'`,
    );
    await closeAll();
    const { lines } = await preview();
    expect(lines.map(({ user, quantity, days, origin }) => [user, quantity, days, origin])).toEqual([
      [11, 1.75, ['2026-10-06'], '2026-10'],
    ]);
    await handOver((await run()).body.id);
    expect(await quantities()).toEqual([]);
  });

  it('[PAY-05c] a correction of a month before comes with the next month', async () => {
    await setUp();
    await handOver((await run()).body.id);
    world.setClock('2026-12-10T09:00:00Z');
    await workedMonth(world, 11, '2026-11');
    await reopen(world);
    await world.sql(
      `update entries set net_minutes = 420, hours = 7 where user_id = 11 and day = '2026-10-06'`,
    );
    world.setClock('2026-12-11T09:00:00Z');
    await closeAll();
    await close(world, [11], { reason: 'Ohne Bestätigung' }, '2026-11');
    const { lines, files } = await preview({ month: '2026-11', excluded: [12, 13] });
    expect(lines.map(({ origin, quantity, days }) => [origin, quantity, days])).toEqual([
      ['2026-11', 168, []],
      ['2026-10', -1, ['2026-10-06']],
    ]);
    expect(files[0]?.text).toContain('1;01/11/2026;1001;200;1;167,00;');
  });

  it('[GDPR-03] a month of which something has gone after its period is no difference', async () => {
    await setUp();
    await handOver((await run()).body.id);
    world.setClock('2026-12-10T09:00:00Z');
    await workedMonth(world, 11, '2026-11');
    await reopen(world);
    await world.sql(`update entries set hours = 7 where user_id = 11 and day = '2026-10-06'`);
    await closeAll();
    await close(world, [11], { reason: 'Ohne Bestätigung' }, '2026-11');
    const november = { month: '2026-11', excluded: [12, 13] };
    const origins = async (change: object) => (await preview(change)).lines.map(({ origin }) => origin);
    expect(await origins(november)).toEqual(['2026-11', '2026-10']);
    const october = await origins({ excluded: [12, 13] });
    expect(october).toEqual(['2026-10']);
    await world.sql(`insert into deletions (company_id, kind, until, entries, created_at, created_by)
      values (1, 'times', '2026-11-01', 1, now(), 0)`);
    expect(await origins(november)).toEqual(['2026-11']);
    expect(await origins({ excluded: [12, 13] })).toEqual([]);
    await world.sql('delete from deletions');
  });

  it('[PAY-02] is not made while something is wrong, until it is solved or the person is left out', async () => {
    await setUp();
    expect(refused(await run({ excluded: [] }))).toEqual([409, 'payroll_problems']);
    await world.sql(`update users set personnel_number = '01001' where id = 12`);
    expect((await preview()).problems.map(({ user, kind }) => [user, kind])).toContainEqual([
      12,
      'number_twice',
    ]);
    expect(refused(await run())).toEqual([409, 'payroll_problems']);
    expect((await run({ excluded: [12, 13] })).body.lines).toBe(2);
  });

  it('[PAY-05] one that was not handed over makes way for the next, one that was stays', async () => {
    await setUp();
    const [first, second] = [(await run()).body, (await run()).body];
    const ids = async () => (await world.get<PayrollRun[]>('lena', '/payroll/run')).body.map(({ id }) => id);
    expect(await ids()).toEqual([second.id]);
    expect(refused(await handOver(first.id))).toEqual([404, 'not_found']);
    await handOver(second.id);
    expect(refused(await handOver(second.id))).toEqual([409, 'run_handed']);
    expect(refused(await world.call('chef', 'DELETE', `/payroll/run/${second.id}`))).toEqual([
      409,
      'run_handed',
    ]);
    expect(await ids()).toEqual([second.id]);
  });

  it('[PAY-05] of two who hand over at once one wins', async () => {
    await setUp();
    const { id } = (await run()).body;
    const statuses = (await Promise.all([handOver(id), handOver(id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('[PAY-01] [VEC-65] what is after the 42nd day of a sickness is another source', async () => {
    const sources = ['absence_20', 'sick_after_42'].map((source, at) => ({
      ...wageTypes[1],
      source,
      wage_type: 300 + at,
      key: 72,
    }));
    await setUp({ wage_types: sources });
    world.setClock('2027-01-10T09:00:00Z');
    await world.sql(`delete from entries where user_id = 11 and day > '2026-10-31'`);
    const weekdays = await world.sql<{ day: string }>(
      `select d::date::text as day from generate_series('2026-11-02'::date, '2026-12-31', '1 day') d
        where extract(isodow from d) < 6`,
    );
    await store(world, ...weekdays.map(({ day }) => away(day, 20)));
    for (const month of ['2026-11', '2026-12']) await close(world, [11], { reason: 'Krank' }, month);
    // Day 42 is Sunday the 13th: nine days before it and twelve after it, without the two days of Christmas.
    expect(await quantities({ month: '2026-12', excluded: [12, 13] })).toEqual([
      [11, 300, 9],
      [11, 301, 13],
    ]);
  });
});

describe('periods of sickness', () => {
  const days = ['2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30'];
  const asked = { absence_periods: true, valid_from: '2026-10-01', sick_cases: true };
  const periods = async () => {
    const { files } = await preview({ excluded: [12, 13] });
    const text = files[0]?.text ?? '';
    return text.slice(text.indexOf('[Stammdaten]')).split('\r\n').slice(1, -1);
  };

  it('[PAY-09] [SICK-02] carry what is noted of the case, where the tax office asks for it', async () => {
    for (const table of ['sick_cases', 'insurances']) await world.sql(`delete from ${table}`);
    await switchOn(world, 1, ['kinds'], '2026-10-01');
    await reopen(world);
    await world.sql(`delete from entries where user_id = 11 and day between '2026-10-27' and '2026-10-30'`);
    await store(world, ...days.map((day) => away(day, 20)));
    await closeAll();
    const sick = { ...wageTypes[1], source: 'absence_20', wage_type: 300, key: 72, absence_reason: '7' };
    await setUp({ ...asked, wage_types: [wageTypes[0], sick] });
    // A Tuesday: the fourth day is the Friday, so a certificate is due.
    expect(await periods()).toEqual(['2;1001;27/10/2026;30/10/2026;7;0;27/10/2026;1;']);
    const noted = { established_on: null, certified_until: null, requested_on: null, remark: null };
    const input = { day: '2026-10-27', worked: true, certificate: 'paper', version: 0, ...noted };
    expect((await world.call('chef', 'PUT', '/sick-case/person/11', input)).status).toBe(200);
    expect(await periods()).toEqual(['2;1001;27/10/2026;30/10/2026;7;1;27/10/2026;0;']);
    const begin = { day: '2026-10-29', begins: 'follow' };
    expect((await world.call('chef', 'PUT', '/sick-case/person/11/begin', begin)).status).toBe(200);
    expect(await periods()).toEqual([
      '2;1001;27/10/2026;28/10/2026;7;1;27/10/2026;0;',
      '2;1001;29/10/2026;30/10/2026;7;0;29/10/2026;1;',
    ]);
    const private_ = { insurance: 'private' };
    expect((await world.call('chef', 'PUT', '/sick-case/person/11/insurance', private_)).status).toBe(200);
    expect((await periods()).at(-1)).toBe('2;1001;29/10/2026;30/10/2026;7;0;29/10/2026;0;');
    await setUp({ ...asked, version: 1, sick_cases: false, wage_types: [wageTypes[0], sick] });
    expect(await periods()).toEqual(['2;1001;27/10/2026;30/10/2026;7;']);
  });
});

describe('surcharges and allowances', () => {
  it('[ALW-01] [ALW-04] [PAY-05] are sources like others, and what is corrected of them is a difference', async () => {
    for (const table of ['allowances', 'allowance_kinds', 'surcharge_rules'])
      await world.sql(`delete from ${table} where company_id = 1`);
    for (const user of [11, 12]) await reopen(world, user);
    await switchOn(world, 1, ['law', 'clock', 'office', 'allowances'], '2026-10-01');
    await world.post('chef', '/surcharge/preset', { valid_from: '2026-10-01', break_first: false });
    const piece = { name: 'Hochdruck', unit: 'piece', per_project: false };
    const { body: kind } = await world.post<{ id: number }>('chef', '/allowance-kind', piece);
    const evening = (end: number) =>
      world.sql(
        `update entries set start_minute = $1 - 480, end_minute = $1, net_minutes = 480
          where user_id = 11 and day = '2026-10-06' and type = 50`,
        [end],
      );
    await evening(21 * 60);
    await world.sql(
      `insert into allowances (company_id, user_id, day, kind_id, quantity, created_at, created_by)
        values (1, 11, '2026-10-06', $1, 3, now(), 11)`,
      [kind.id],
    );
    await closeAll();
    const [hours] = wageTypes;
    const counted = { source: `zulage_${kind.id}`, unit: 'count', wage_type: 410, key: 99, confirmed: true };
    const { body: setup } = await setUp({
      wage_types: [
        hours,
        { ...hours, source: 'zuschlag_Nacht 25 %', wage_type: 310 },
        { ...hours, ...counted },
      ],
    });
    expect(setup).toMatchObject({ target: 'lodas' });
    expect(setup.sources.slice(-9).map(({ label, units }) => [label, units])).toContainEqual([
      'Zulage Hochdruck',
      ['count'],
    ]);
    const all = [
      [11, 200, 168],
      [11, 310, 1],
      [11, 410, 3],
    ];
    expect(await quantities({ excluded: [12, 13] })).toEqual(all);
    await handOver((await run({ excluded: [12, 13] })).body.id);
    await reopen(world);
    await evening(22 * 60 + 30);
    await world.sql('update allowances set quantity = 2');
    await closeAll();
    expect(await quantities({ excluded: [12, 13] })).toEqual([
      [11, 310, 1.5],
      [11, 410, -1],
    ]);
    const { unmapped } = await preview({ excluded: [11, 13] });
    expect(unmapped.map(({ source }) => source)).toEqual(['absence_10']);
  });
});

describe('who', () => {
  it('[PAY-06] an admin hands over, a reader looks, nobody else learns of it', async () => {
    await setUp();
    expect((await world.get('lena', '/payroll/setup')).status).toBe(200);
    expect(refused(await world.post('lena', '/payroll/run', wanted))).toEqual([403, 'forbidden']);
    for (const path of ['/payroll/setup', '/payroll/run', '/payroll/layout'])
      expect(refused(await world.get('anna', path))).toEqual([403, 'forbidden']);
    expect(refused(await world.post('anna', '/payroll/preview', wanted))).toEqual([403, 'forbidden']);
  });
});

describe('setting it up', () => {
  it('[PAY-01c] refuses a key that means something else, at its row', async () => {
    const { body } = await setUp({ wage_types: [wageTypes[0], { ...wageTypes[1], key: 2 }] });
    expect(body).toMatchObject({
      code: 'key_unit',
      field: 'wage_types.1.key',
      message: 'Schlüssel 2 bedeutet einen Geldbetrag; die Quelle liefert Tage.',
    });
  });

  it('keeps what stays, removes what is left out, and refuses a stale version', async () => {
    await setUp({ people: [{ user: 11, cost_centre: '4711' }] });
    const { body } = await setUp({ version: 1, wage_types: [wageTypes[1]] });
    expect([body.version, body.wage_types]).toEqual([2, [wageTypes[1]]]);
    expect(body.people.filter(({ cost_centre }) => cost_centre !== null)).toEqual([]);
    expect(refused(await setUp({ version: 1 }))).toEqual([409, 'stale']);
  });

  it('is stored as it was where it is sent back as it was read', async () => {
    const { body } = await setUp({ people: [{ user: 11, cost_centre: '4711' }] });
    const again = await world.call<PayrollSetup>('chef', 'PUT', '/payroll/setup', body);
    expect(again.body).toEqual({ ...body, version: 2 });
  });

  it('knows no person of another company', async () => {
    const { body } = await setUp({ people: [{ user: 21, cost_centre: '4711' }] });
    expect(body).toMatchObject({ code: 'invalid_input' });
  });

  it('[PAY-10] a sample has a line for each wage type, and a list of what to check', async () => {
    expect(refused(await world.post('chef', '/payroll/sample'))).toEqual([409, 'payroll_setup']);
    await setUp();
    const bytes = await bytesOf('/payroll/sample', 'POST');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('columns of one’s own', () => {
  const layout = {
    ...{
      name: 'ADDISON',
      rows: 'sums',
      separator: ';',
      decimal: ',',
      head: true,
      encoding: 'utf-8',
      order: 'number',
    },
    columns: [
      { field: 'personnel_number', title: 'PNR' },
      { field: 'wage_type', title: 'Lohnart' },
      { field: 'quantity', title: 'Menge' },
    ],
  };
  const create = (change: object = {}) =>
    world.post<{ id: number; code?: string }>('chef', '/payroll/layout', { ...layout, ...change });

  it('[PAY-08] are what the file has', async () => {
    const { body } = await create();
    await setUp({ target: 'csv', layout_id: body.id });
    const { files } = await preview({ excluded: [12, 13] });
    expect(files.map(({ text }) => text)).toEqual([
      'PNR;Lohnart;Menge\r\n1001;200;168,00\r\n1001;210;1,00\r\n',
    ]);
    expect(refused(await world.call('chef', 'DELETE', `/payroll/layout/${body.id}`))).toEqual([
      409,
      'layout_used',
    ]);
  });

  it('[PAY-08] twenty at most, each with its own name, and no comma for both', async () => {
    expect(refused(await create({ separator: ',' }))).toEqual([400, 'layout_comma', 'decimal']);
    await create();
    expect(refused(await create({ name: 'addison' }))).toEqual([409, 'layout_name', 'name']);
    for (let n = 1; n < 20; n++) await create({ name: `Nr. ${n}` });
    expect(refused(await create({ name: 'Noch eine' }))).toEqual([409, 'layout_limit']);
  });
});

const byName = (a: { user: number }, b: { user: number }) => a.user - b.user;

import type { ContractPreview, WireContract } from '@stundenbuch/domain/day/contracts/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(
    `insert into places (id, company_id, name, land, created_at, created_by) values
      (501, 1, 'Werk Köln', 'NW', now(), 13), (502, 2, 'Fremd', 'BY', now(), 22)`,
  );
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await switchOn(world, 1, ['calendar', 'contracts']);
  await world.sql('delete from entries');
  await world.sql('delete from contracts where company_id = 1');
  await world.sql(
    `update users set weeklyhours = 40, working_days = '1111100', vacation = 30, worker_since = null, role = case id
      when 13 then 2 when 14 then 4 else 1 end where company_id = 1`,
  );
  await world.sql(`select add_first_contract(u, '1900-01-01') from users u where company_id = 1`);
});
afterAll(() => world?.close());

const threeDays = { weeklyhours: 24, minutes: [480, 480, 480, 0, 0, 0, 0], vacation: 18 };
const terms = (valid_from: string, changes: object = {}) => ({ ...threeDays, valid_from, ...changes });
const create = (valid_from: string, changes: object = {}, who: Person = 'chef') =>
  world.post<WireContract>(who, '/contract', { user: 11, ...terms(valid_from), ...changes });
const timeline = async (user = 11) =>
  (await world.get<WireContract[]>('chef', `/contract/user/${user}`)).body;
const first = async (user = 11) => (await timeline(user)).at(-1) as WireContract;
const person = async (who: Person = 'anna') => (await world.get<CurrentUser>(who, '/user/current')).body;
const change = (row: WireContract, changes: object, who: Person = 'chef') => {
  const { id, user: _, last: __, place: ___, ...sent } = row;
  return world.put<WireContract>(who, `/contract/${id}`, { ...sent, ...changes });
};

describe('the time line of a person', () => {
  it('[CON-13] [MIG-02] is read by the person, admins and readers, the newest row first', async () => {
    await create('2027-01-01', { note: 'Elternzeit', place_id: 501 });
    for (const who of ['anna', 'chef', 'lena'] as const) {
      const { status, body } = await world.get<WireContract[]>(who, '/contract/user/11');
      expect(status).toBe(200);
      expect(body.map((row) => [row.valid_from, row.last, row.weeklyhours, row.place])).toEqual([
        ['2027-01-01', null, 24, 'Werk Köln'],
        ['1900-01-01', '2026-12-31', 40, null],
      ]);
    }
  });

  it('[CON-13] a colleague reads nothing, another company finds nobody', async () => {
    expect(refused(await world.get('bert', '/contract/user/11'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('chef', '/contract/user/21'))).toEqual([404, 'not_found']);
    expect(refused(await world.get('chef', '/contract/user/4711'))).toEqual([404, 'not_found']);
  });

  it('[FND-02] is closed while the company has no contracts', async () => {
    await world.sql(`update companies set features = '{calendar}' where id = 1`);
    expect(refused(await world.get('chef', '/contract/user/11'))).toEqual([403, 'feature_off']);
    expect(refused(await create('2027-01-01'))).toEqual([403, 'feature_off']);
  });

  it.each(['anna', 'lena'] as const)('[CON-13] %s changes nothing', async (who) => {
    expect(refused(await create('2027-01-01', {}, who))).toEqual([403, 'forbidden']);
    expect(refused(await change(await first(), { vacation: 20 }, who))).toEqual([403, 'forbidden']);
    expect(refused(await world.delete(who, `/contract/${(await first()).id}`))).toEqual([403, 'forbidden']);
  });
});

describe('a contract from a day on', () => {
  it('[CON-11] is in the columns from its day, on the first request of that day', async () => {
    await create('2026-12-01');
    expect(await person()).toMatchObject({ weeklyhours: 40, working_days: '1111100', vacation: 30 });
    world.setClock('2026-12-01T07:00:00Z');
    expect(await person()).toMatchObject({ weeklyhours: 24, working_days: '1110000', vacation: 18 });
    expect(await person('bert')).toMatchObject({ weeklyhours: 40 });
  });

  it('[CON-11] is in the columns at once where it holds already', async () => {
    expect((await create('2026-11-16')).status).toBe(200);
    expect(await person()).toMatchObject({ weeklyhours: 24, working_days: '1110000', vacation: 18 });
  });

  it('[CON-12] ends with the last day of who leaves, and no row begins before it', async () => {
    const leaving = await change(await first(), { ends_on: '2026-12-31' });
    expect([leaving.status, leaving.body.last]).toEqual([200, '2026-12-31']);
    expect(refused(await create('2026-12-31'))).toEqual([409, 'contract_overlap', 'valid_from']);
    expect((await create('2027-02-01')).status).toBe(200);
    expect((await timeline()).map(({ last }) => last)).toEqual([null, '2026-12-31']);
  });

  it('[CON-13] [SET-22] is deleted; with a reason where it has begun before this month', async () => {
    const { body } = await create('2027-01-01');
    expect((await world.delete('chef', `/contract/${body.id}`)).body).toEqual({ id: body.id });
    expect(await timeline()).toHaveLength(1);
    expect(refused(await world.delete('chef', `/contract/${(await first()).id}`))).toEqual([
      400,
      'correction_reason',
      'reason',
    ]);
    expect(refused(await world.delete('chef', '/contract/999999'))).toEqual([404, 'not_found']);
  });

  it('[CON-13] is not deleted when it was changed meanwhile', async () => {
    const { body } = await create('2027-01-01');
    const changed = await change(body, { note: 'bis auf Weiteres' });
    const deletion = (version: unknown) => world.delete('chef', `/contract/${body.id}?version=${version}`);
    expect(refused(await deletion(body.version))).toEqual([409, 'stale']);
    expect(refused(await deletion('neu'))).toEqual([400, 'invalid_input', 'version']);
    expect(await timeline()).toHaveLength(2);
    expect((await deletion(changed.body.version)).body).toEqual({ id: body.id });
  });

  it.each<[string, object, unknown[]]>([
    ['CON-03', { minutes: [480, 480, 480, 0, 0, 0, 60] }, [400, 'contract_minutes', 'minutes']],
    ['CON-03', { weeklyhours: 0 }, [400, 'contract_hours', 'weeklyhours']],
    ['CON-01', { ends_on: '2026-11-30' }, [400, 'contract_reversed', 'ends_on']],
    ['CON-01', { valid_from: '2030-01-02' }, [400, 'contract_period', 'valid_from']],
    ['CON-01', { valid_from: '1900-01-01' }, [409, 'contract_overlap', 'valid_from']],
    ['SET-22', { valid_from: '2026-10-31' }, [400, 'correction_reason', 'reason']],
    ['SET-22', { valid_from: '2026-10-31', reason: ' x' }, [400, 'correction_reason', 'reason']],
    ['SET-22', { valid_from: '2026-10-31', reason: 'Tippfehler' }, [200]],
    ['CON-13', { user: 13 }, [200]],
    ['CON-13', { user: 21 }, [404, 'not_found']],
    ['HOL-04', { place_id: 502 }, [400, 'place_unknown', 'place_id']],
  ])('[%s] with %o is answered: %o', async (_, changes, expected) => {
    const answer = await create('2026-12-01', changes);
    expect(answer.status === 200 ? [200] : refused(answer)).toEqual(expected);
  });

  it('[CON-13] of oneself is an affair of another admin, where there is one', async () => {
    await world.sql('update users set role = 2 where id = 12');
    expect(refused(await create('2026-12-01', { user: 13 }))).toEqual([403, 'own_contract']);
    expect(refused(await change(await first(13), { vacation: 20 }))).toEqual([403, 'own_contract']);
    expect((await create('2026-12-01', { user: 12 })).status).toBe(200);
  });

  it('[CON-13] that somebody else has changed meanwhile is refused', async () => {
    await create('2027-01-01');
    const row = (await timeline())[0] as WireContract;
    expect((await change(row, { vacation: 19 })).status).toBe(200);
    expect(refused(await change(row, { vacation: 20 }))).toEqual([409, 'stale']);
    expect((await timeline())[0]?.vacation).toBe(19);
  });

  it('[CON-01] of two that begin on the same day at the same moment one wins', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => create('2027-01-01', { note: String(n) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(refused)).toEqual(
      Array(3).fill([409, 'contract_overlap', 'valid_from']),
    );
    expect(await timeline()).toHaveLength(2);
  });

  it('[CON-13] changed by two at the same moment is changed once', async () => {
    await create('2027-01-01');
    const row = (await timeline())[0] as WireContract;
    const answers = await Promise.all([20, 21, 22].map((vacation) => change(row, { vacation })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('the record of the person', () => {
  const record = (body: object) => world.put('chef', '/user/11', body);

  it.each([
    { weeklyhours: 39 },
    { working_days: '1111000' },
    { vacation: 28 },
    { worker_since: '2026-11-01' },
  ])('[CON-11] takes no %o, but what is stored', async (sent) => {
    const [field] = Object.keys(sent) as [string];
    expect(refused(await record(sent))).toEqual([409, 'contract_row', field]);
    const { weeklyhours, working_days, vacation, worker_since } = await person();
    const same = { weeklyhours, working_days, vacation, worker_since, personnelNumber: 'P-11' };
    expect((await record(same)).status).toBe(200);
  });

  it('[MIG-02] without contracts changes the row and the columns together', async () => {
    await world.sql(`update companies set features = '{}' where id = 1`);
    expect((await record({ weeklyhours: 37, working_days: '1111110', vacation: 28 })).status).toBe(200);
    const stored = await world.sql(
      'select valid_from, weeklyhours::float8, minutes, vacation::float8 from contracts where user_id = 11',
    );
    expect(stored).toEqual([
      {
        valid_from: expect.anything(),
        weeklyhours: 37,
        minutes: [370, 370, 370, 370, 370, 370, 0],
        vacation: 28,
      },
    ]);
    expect((await record({ personnelNumber: '7' })).status).toBe(200);
    expect(await world.sql('select version from contracts where user_id = 11')).toEqual([{ version: 2 }]);
  });
});

describe('the preview', () => {
  const preview = (row: object | null, more: object = {}) =>
    world.post<ContractPreview>('chef', '/contract/preview', { user: 11, row, ...more });

  it('[CON-10] says entitlement and targets before and after, and stores nothing', async () => {
    const { body } = await preview(terms('2026-12-01'));
    expect(body.entitlement[0]).toMatchObject({ year: 2026, before: 30 });
    expect(body.entitlement[1]).toEqual({ year: 2027, before: 30, after: 18 });
    // December 2026 has 22 working days from Monday to Friday, the holiday on the 25th left out.
    expect(body.targets[0]).toEqual({ month: '2026-12', before: 22 * 480, after: 14 * 480 });
    expect(body).toMatchObject({ days: [], absences: [] });
    expect(await timeline()).toHaveLength(1);
  });

  it('[CON-10] refuses what the change would be refused for', async () => {
    expect(refused(await preview(terms('1900-01-01')))).toEqual([409, 'contract_overlap', 'valid_from']);
    expect(refused(await preview(null, { id: 999_999 }))).toEqual([404, 'not_found']);
  });

  it('[CON-09] [CON-10] stored days follow by a tick alone, lost absences are cancelled by theirs', async () => {
    const work = { hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };
    await world.post('anna', '/timesheet/workingtime', { ...work, day: '2026-11-19' });
    const vacation = await world.post<Entry>('anna', '/timesheet/absence', {
      day: '2026-12-03',
      project: 10,
    });
    const { body } = await preview(terms('2026-11-16'));
    expect(body.days).toEqual([
      { day: '2026-11-19', before: 480, after: 0 },
      { day: '2026-12-03', before: 480, after: 0 },
    ]);
    expect(body.absences).toEqual([{ id: vacation.body.id, day: '2026-12-03', project: 10, status: 0 }]);
    const stored = () =>
      world.sql('select day::text, target::float8, status from entries where user_id = 11 order by day');
    const { body: row } = await create('2026-11-16');
    expect(await stored()).toEqual([
      { day: '2026-11-19', target: 8, status: null },
      { day: '2026-12-03', target: null, status: 0 },
    ]);
    await world.delete('chef', `/contract/${row.id}`);
    await create('2026-11-16', { recalculate: 1, cancel: [vacation.body.id] });
    expect(await stored()).toEqual([
      { day: '2026-11-19', target: 0, status: null },
      { day: '2026-12-03', target: null, status: 3 },
    ]);
  });
});

describe('a newcomer', () => {
  const hire = (fields: object) =>
    world.post<CurrentUser>('chef', '/user', {
      first_name: 'Paula',
      name: 'Neumann',
      email: `p${Math.random()}@beispiel.example`,
      job: 77,
      ...fields,
    });
  beforeAll(() => world.sql(`insert into jobs (id, company_id, job_title) values (77, 1, 'Polier')`));

  it('[MIG-02] begins with a row on the day of entry, with the hours of each weekday and a place', async () => {
    const minutes = [540, 540, 360, 0, 0, 0, 0];
    const sent = { worker_since: '2026-12-01', weeklyhours: 24, minutes, place_id: 501, vacation: 18 };
    const { body } = await hire(sent);
    expect(body).toMatchObject({ working_days: '1110000', worker_since: '2026-12-01' });
    expect(await timeline(body.id)).toMatchObject([
      { valid_from: '2026-12-01', weeklyhours: 24, minutes, vacation: 18, place: 'Werk Köln' },
    ]);
  });

  it('[SET-22] says when: the form is refused without, a call that knows of no contracts begins today, never in 1900', async () => {
    const minutes = [480, 480, 480, 480, 480, 0, 0];
    const missing = [400, 'fields_missing', 'worker_since'];
    expect(refused(await hire({ weeklyhours: 40, minutes }))).toEqual(missing);
    expect(refused(await hire({ weeklyhours: 40, minutes, worker_since: null }))).toEqual(missing);
    expect(refused(await hire({ records_from: '2026-11-20' }))).toEqual(missing);
    for (const sent of [{}, { worker_since: null }]) {
      const { body } = await hire(sent);
      expect(body).toMatchObject({ worker_since: '2026-11-20' });
      expect(await timeline(body.id)).toMatchObject([{ valid_from: '2026-11-20' }]);
    }
    const admin = await hire({ setAdmin: 1 });
    expect(admin.body).toMatchObject({ worker_since: null, records: false });
    expect(await timeline(admin.body.id)).toEqual([]);
  });

  it('[CON-03] whose hours make up no week is refused', async () => {
    const minutes = [480, 480, 480, 480, 480, 0, 0];
    expect(refused(await hire({ weeklyhours: 39, minutes }))).toEqual([400, 'contract_minutes', 'minutes']);
  });

  it('[MIG-02] without contracts has a row from the beginning', async () => {
    await world.sql(`update companies set features = '{}' where id = 1`);
    const { body } = await hire({ worker_since: '2026-12-01', weeklyhours: 20 });
    await switchOn(world, 1, ['calendar', 'contracts']);
    expect(await timeline(body.id)).toMatchObject([
      { valid_from: '1900-01-01', minutes: [240, 240, 240, 240, 240, 0, 0] },
    ]);
  });
});

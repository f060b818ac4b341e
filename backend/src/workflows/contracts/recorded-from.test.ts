import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

const FEATURES = [
  'calendar',
  'contracts',
  'ledger',
  'overtime',
  'audit',
  'office',
  'law',
  'clock',
  'closing',
];
const ALL = '1111111';

let world: World;
const tokens = new Map<number, string>();
beforeAll(async () => {
  // Monday
  world = await World.start('2026-11-23T09:00:00Z');
  await world.sql('alter table users alter column id restart with 1000');
});
afterAll(() => world?.close());

/** Of a company made by the test. */
const call = async <T = unknown>(id: number, method: string, path: string, body?: unknown) => {
  const [person] = await world.sql<{ company: number }>(
    `select company_id as company from users where id = ${id}`,
  );
  const token = tokens.get(id) ?? (await world.newTokenOf(id, person?.company ?? 0));
  tokens.set(id, token);
  return world.call<T>(null, method, path, body, { headers: { authorize: token } });
};

/** As a new user would: company, first admin, place, one employee. */
async function found(company: number, fields: object = {}, more: object = {}) {
  await world.post('gero', '/company', { id: company, name: 'Neu', features: FEATURES, ...more });
  await world.put('gero', `/company/${company}`, { permission: ALL, features: FEATURES });
  const name = { first_name: 'Erste', name: 'Chefin', email: `chefin${company}@beispiel.example` };
  const first = { ...name, company, setAdmin: 1 };
  const admin = (await world.post<CurrentUser>('gero', '/user', first)).body.id;
  const place = await call<{ id: number }>(admin, 'POST', '/calendar/place', { name: 'Hof', land: 'BY' });
  await call(admin, 'PUT', '/company/settings/calendar', { value: { place: place.body.id } });
  const { body: job } = await call<{ id: number }>(admin, 'POST', '/company/job', { job_title: 'Maurer' });
  const employee = {
    first_name: 'Paula',
    name: 'Neumann',
    email: `paula${company}@beispiel.example`,
    job: job.id,
  };
  const person = { ...employee, weeklyhours: 40, vacation: 30, worker_since: '2024-03-01', ...fields };
  const { body } = await call<CurrentUser>(admin, 'POST', '/user', person);
  return { admin, paula: body.id };
}
const balance = async (id: number) =>
  (await call<{ overtime: { minutes: number } | null }>(id, 'GET', '/overtime/balance')).body.overtime
    ?.minutes;
const missing = async (id: number) =>
  (await call<{ day: string }[]>(id, 'GET', '/timesheet/missingbookings')).body.map(({ day }) => day);

const times = (day: string) => ({
  day,
  project: 50,
  hours: 0,
  start_time: '08:00',
  end_time: '16:30',
  break: 0.5,
});

describe('[VEC-ST1] [START-01] [START-02] a company made today, with everything proposed', () => {
  it('begins with the opening, and owes from its first day on', async () => {
    world.setClock('2026-11-23T09:00:00Z');
    const { admin, paula } = await found(601, { opening_minutes: 750 });
    expect([await balance(paula), await missing(paula)]).toEqual([750, []]);
    expect([await balance(admin), await missing(admin)]).toEqual([0, []]);
    world.setClock('2026-11-24T09:00:00Z');
    expect([await balance(paula), await missing(paula)]).toEqual([270, ['2026-11-23']]);
    expect([await balance(admin), await missing(admin)]).toEqual([0, []]);
  });

  it('[START-04] shows its admin nothing but zeros, and records nothing of them', async () => {
    world.setClock('2026-11-25T09:00:00Z');
    const { admin } = await found(602);
    world.setClock('2026-12-30T09:00:00Z');
    const { body: user } = await call<CurrentUser>(admin, 'GET', '/user/current');
    expect(user).toMatchObject({ openVacation: 0, plannedVacation: 0, usedVacation: 0, records: false });
    expect([await balance(admin), await missing(admin)]).toEqual([0, []]);
    const months = await call<{ user: number }[]>(admin, 'GET', '/month/company/2026-12');
    expect(months.body.map(({ user: id }) => id)).not.toContain(admin);
    const month = await call<{ days: object[] }>(admin, 'GET', `/overtime/user/${admin}/2026-12`);
    expect(month.body).toMatchObject({ opening: 0, closing: 0 });
    const no = [409, 'not_recorded', 'day'];
    expect(refused(await call(admin, 'POST', '/timesheet/workingtime', times('2026-12-29')))).toEqual(no);
    expect(
      refused(await call(admin, 'POST', '/timesheet/absence', { day: '2027-01-04', project: 10 })),
    ).toEqual(no);
    const come = await call<{ message: string }>(admin, 'POST', '/clock/come', {
      client_id: crypto.randomUUID(),
    });
    expect([come.status, come.body.message]).toEqual([409, 'Für Sie wird nicht erfasst.']);
  });
});

describe('[START-02] [SET-31] before the day from which a person is recorded', () => {
  it('nothing is recorded by the person, and by the office with a reason', async () => {
    world.setClock('2026-11-25T09:00:00Z');
    const { admin, paula } = await found(603);
    const no = [409, 'before_recording', 'day'];
    expect(refused(await call(paula, 'POST', '/timesheet/workingtime', times('2026-11-24')))).toEqual(no);
    expect(
      refused(await call(paula, 'POST', '/timesheet/absence', { day: '2026-11-24', project: 20 })),
    ).toEqual(no);
    const range = { day: '2026-11-23', end: '2026-11-26', project: 20 };
    const refusedRange = await call<{ message: string }>(paula, 'POST', '/timesheet/absence', range);
    expect(refusedRange.body.message).toBe('Vor dem 25.11.2026 wird nicht erfasst.');
    const office = { user: paula, reason: 'Aus dem alten System' };
    const work = await call<{ target: number }>(admin, 'POST', '/timesheet/workingtime', {
      ...times('2026-11-24'),
      ...office,
    });
    expect([work.status, work.body.target]).toEqual([200, 0]);
    const away = await call<{ created: object[] }>(admin, 'POST', '/timesheet/absence', {
      day: '2026-11-19',
      end: '2026-11-23',
      project: 10,
      ...office,
    });
    expect([away.status, away.body.created?.length]).toEqual([200, 3]);
    // No account counts them: the openings do.
    expect(await balance(paula)).toBe(0);
    expect((await call<CurrentUser>(paula, 'GET', '/user/current')).body).toMatchObject({ usedVacation: 0 });
    world.setClock('2026-11-26T09:00:00Z');
    expect([await balance(paula), await missing(paula)]).toEqual([-480, ['2026-11-25']]);
    await call(paula, 'POST', '/timesheet/workingtime', times('2026-11-25'));
    expect([await balance(paula), await missing(paula)]).toEqual([0, []]);
  });

  it('a sheet has dashes, a month has no stops, and a month before has nothing to close', async () => {
    world.setClock('2026-12-01T09:00:00Z');
    const { admin, paula } = await found(604, { records_from: '2026-12-01' });
    const { body: earlier } = await found(605, {}, { features: [] }).then(({ admin: other }) =>
      call<{ user: number }[]>(other, 'GET', '/month/company/2026-11'),
    );
    expect(earlier).toEqual([]);
    world.setClock('2026-12-02T09:00:00Z');
    type Rows = {
      sheet: { rows: { day: string; recorded?: false; target: number }[] };
      stops: { day: string }[];
    };
    const { body } = await call<Rows>(admin, 'GET', `/month/${paula}/2026-12`);
    expect(body.sheet.rows.find(({ day }) => day === '2026-12-01')).not.toHaveProperty('recorded');
    const before = await call<Rows>(admin, 'GET', `/month/${paula}/2026-11`);
    expect(before.body.stops).toEqual([]);
    expect((await call(paula, 'POST', '/month/confirm', { month: '2026-11' })).status).toBe(404);
    expect(before.body.sheet.rows.every(({ recorded, target }) => recorded === false && target === 0)).toBe(
      true,
    );
  });

  it('begins in the middle of a month and of a week', async () => {
    world.setClock('2026-12-16T09:00:00Z');
    const { admin, paula } = await found(606);
    world.setClock('2027-01-04T09:00:00Z');
    const { body } = await call<{
      stops: { day: string }[];
      sheet: { rows: { day: string; recorded?: false }[] };
    }>(...([admin, 'GET', `/month/${paula}/2026-12`] as const));
    expect(body.stops[0]?.day).toBe('2026-12-16');
    const dashes = body.sheet.rows.filter(({ recorded }) => recorded === false).map(({ day }) => day);
    expect([dashes[0], dashes.at(-1)]).toEqual(['2026-12-01', '2026-12-15']);
    const account = await call<{ days: { day: string; recorded?: false }[]; closing: number }>(
      ...([paula, 'GET', `/overtime/user/${paula}/2026-12`] as const),
    );
    // 16, 17, 18, 21 to 24, 28 to 31 December, of which the eves are whole working days.
    expect(account.body.closing).toBe(-11 * 480);
    expect(account.body.days.filter(({ recorded }) => recorded === false)).toHaveLength(15);
  });
});

describe('[START-02] another day for a person', () => {
  it('is shown before, changes the entries with it, and touches no closed month', async () => {
    world.setClock('2026-11-25T09:00:00Z');
    const { admin, paula } = await found(607, {}, { records_from: '2026-11-01' });
    const office = { user: paula, reason: 'Aus dem alten System' };
    await call(admin, 'POST', '/timesheet/workingtime', { ...times('2026-11-24'), ...office });
    world.setClock('2026-11-26T09:00:00Z');
    const earlier = { records_from: '2026-11-23' };
    const preview = await call<{ figures: { figure: string }[] }>(
      ...([admin, 'POST', `/user/${paula}/recording`, earlier] as const),
    );
    expect(preview.body).toEqual({
      figures: [
        { figure: 'Soll November 2026 (Stunden)', before: 32, after: 48 },
        { figure: 'Stundenkonto (Stunden)', before: -8, after: -16 },
      ],
      entries: 1,
    });
    expect(await balance(paula)).toBe(-480);
    const change = (fields: object) =>
      call<CurrentUser>(admin, 'PUT', `/user/${paula}`, { reason: 'Kam früher', ...fields });
    expect((await change(earlier)).body).toMatchObject(earlier);
    expect(await balance(paula)).toBe(-960);
    world.setClock('2026-12-01T09:00:00Z');
    const closing = { month: '2026-11', users: [paula], reason: 'Ohne Bestätigung' };
    expect((await call(admin, 'POST', '/month/close', closing)).body).toMatchObject([{ closed: true }]);
    const sealed = [409, 'month_sealed', 'records_from'];
    expect(refused(await change({ records_from: '2026-12-01' }))).toEqual(sealed);
    expect(refused(await change({ records: false }))).toEqual(sealed);
    const asked = await call(admin, 'POST', `/user/${paula}/recording`, { records_from: '2026-12-01' });
    expect(refused(asked)).toEqual(sealed);
    expect((await change({ vacation: 30 })).status).toBe(200);
  });

  it('is not chosen by oneself where somebody else could', async () => {
    world.setClock('2026-11-25T09:00:00Z');
    const { admin, paula } = await found(608);
    await call(admin, 'PUT', `/user/${paula}`, { setAdmin: 1 });
    const later = { records_from: '2026-12-01', reason: 'Lieber später' };
    expect(refused(await call(paula, 'PUT', `/user/${paula}`, later))).toEqual([403, 'own_contract']);
  });
});

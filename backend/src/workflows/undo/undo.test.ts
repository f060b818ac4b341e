import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/people.ts';
import { sentBy } from '../../../test/sent.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import { startServer } from '../../server.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  for (const table of [
    'change_sets',
    'work_intervals',
    'entries',
    'absence_requests',
    'month_closings',
    'company_settings',
  ])
    await world.sql(`delete from ${table}`);
  await world.sql(`update companies set features = '{}'`);
  await world.sql(`update projects set status = 1 where id = 1001`);
  await world.sql(
    'update users set vacation = 5, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026',
  );
});

const BOOKING = { day: '2026-11-19', project: 1001, hours: 8, booking_text: 'Dach gedeckt' };
const WORK = { day: '2026-11-19', project: 50, hours: 8, start_time: '08:00', end_time: '16:30', break: 0.5 };

/** As the browser does: the answer, and under which id the change is kept. */
async function write(method: string, path: string, body?: object, who: Person = 'anna') {
  const {
    status,
    body: answer,
    headers,
  } = await world.call<{ id: number; created?: { id: number }[] }>(who, method, `/${path}`, body, {
    headers: { 'x-change': '1' },
  });
  expect([status, answer]).toEqual([200, answer]);
  return { ...answer, undo: Number(headers.get('x-undo')) };
}
const undo = (id: number, who: Person = 'anna') =>
  world.post<{ code?: string }>(who, `/timesheet/undo/${id}`);
const tooLate = { status: 409, body: { code: 'undo_too_late' } };
const stored = (table = 'entries') => world.sql(`select * from ${table} order by id`);

describe('[DAY-07] what is taken back', () => {
  it('a new booking is gone', async () => {
    const { undo: id } = await write('POST', 'timesheet/booking', BOOKING);
    expect(id).toBeGreaterThan(0);
    expect(await undo(id)).toMatchObject({ status: 200, body: { id } });
    expect(await stored()).toEqual([]);
  });

  it('a changed booking, a deleted one and a deleted working time are as they were, under their ids', async () => {
    const { id } = await write('POST', 'timesheet/booking', BOOKING);
    const { id: work } = await write('POST', 'timesheet/workingtime', WORK);
    const before = await stored();
    world.setClock('2026-11-20T09:30:00Z');
    const changed = await write('PUT', `timesheet/booking/${id}`, {
      ...BOOKING,
      hours: 4,
      day: '2026-11-18',
    });
    expect((await undo(changed.undo)).status).toBe(200);
    expect(await stored()).toEqual(before);
    const other = { ...WORK, start_time: '09:00', end_time: '12:00', break: 0 };
    const moved = await write('PUT', `timesheet/workingtime/${work}`, other);
    expect((await undo(moved.undo)).status).toBe(200);
    expect(await stored()).toEqual(before);
    for (const one of [id, work]) {
      const deleted = await write('DELETE', `timesheet/booking/${one}`);
      expect(await stored()).toHaveLength(1);
      expect((await undo(deleted.undo)).status).toBe(200);
      expect(await stored()).toEqual(before);
    }
  });

  it('a deleted request has its days, its note, its status and its place among what was asked for', async () => {
    await world.sql(`update companies set features = '{halfdays}'`);
    const asked = { day: '2026-12-01', end: '2026-12-02', project: 10, hours: 8, note: 'Umzug' };
    const { request } = (await write('POST', 'timesheet/absence', asked)) as unknown as { request: number };
    await world.sql(
      `update entries set status = 1, decided_at = now(), decided_by = 13 where day = '2026-12-02'`,
    );
    const before = [await stored(), await stored('absence_requests')];
    world.setClock('2026-11-20T10:00:00Z');
    const whole = await write('DELETE', `absence-request/${request}`);
    expect(await stored('absence_requests')).toEqual([]);
    expect((await undo(whole.undo)).status).toBe(200);
    expect([await stored(), await stored('absence_requests')]).toEqual(before);
    const day = (before[0] as { id: number }[])[1] as { id: number };
    const single = await write('DELETE', `timesheet/booking/${day.id}`);
    expect((await undo(single.undo)).status).toBe(200);
    expect([await stored(), await stored('absence_requests')]).toEqual(before);
  });

  it('what was added to a day that had entries is gone, and they stay', async () => {
    await world.sql(`update companies set features = '{day}'`);
    await write('POST', 'timesheet/workingtime', { ...WORK, hours: 4, end_time: '12:00', break: 0 });
    await write('POST', 'timesheet/booking', { ...BOOKING, hours: 1 });
    const before = await stored();
    const day = await world.get<{ fingerprint: string }[]>('anna', '/timesheet/days/2026-11-19/2026-11-19');
    const rest = { project: 1001, project_name: 'Dach', booking_text: 'Rest gedeckt', hours: 3 };
    const { undo: id } = await write('POST', 'timesheet/days/2026-11-19/apply', {
      fingerprint: day.body[0]?.fingerprint,
      proposal: {
        ...{ kind: 'rest', bookings: [rest], time: null, shortened: null },
        ...{ deleted: null, like: null, left: 0 },
      },
    });
    expect(await stored()).toHaveLength(3);
    expect((await undo(id)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('a new request of several days is gone as a whole', async () => {
    const asked = { day: '2026-12-01', end: '2026-12-03', project: 20, hours: 8 };
    const { undo: id } = await write('POST', 'timesheet/absence', asked);
    expect(await stored()).toHaveLength(3);
    expect((await undo(id)).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('the times of the breaks are those of before, also where the law asked for a reason', async () => {
    await switchOn(world, 1, ['law']);
    await world.sql(
      `update company_settings set value = '{"day10": "reason"}', since = '2026-11-01' where feature = 'law'`,
    );
    const long = {
      ...{ ...WORK, start_time: '07:00', end_time: '18:15', law_reason: 'Frost kam' },
      intervals: [{ from: '12:00', to: '12:40', kind: 'break' }],
    };
    const { id } = await write('POST', 'timesheet/workingtime', long);
    await world.sql(`update work_intervals set source = 'clock'`);
    const before = [await stored(), await stored('work_intervals')];
    expect(before[1]).toHaveLength(3);
    await world.sql('delete from law_reasons');
    const deleted = await write('DELETE', `timesheet/booking/${id}`);
    expect(await stored('work_intervals')).toEqual([]);
    expect((await undo(deleted.undo)).status).toBe(200);
    expect([await stored(), await stored('work_intervals')]).toEqual(before);
    const short = { ...long, end_time: '16:00', intervals: [{ from: '11:00', to: '11:30', kind: 'break' }] };
    const changed = await write('PUT', `timesheet/workingtime/${id}`, short);
    expect((await undo(changed.undo)).status).toBe(200);
    expect([await stored(), await stored('work_intervals')]).toEqual(before);
    expect(await world.sql('select 1 from law_reasons')).toEqual([]);
  });
});

describe('[DAY-07] what is too late', () => {
  it('after a minute, a second time, of somebody else, and of nobody', async () => {
    const { undo: id } = await write('POST', 'timesheet/booking', BOOKING);
    for (const who of ['bert', 'olga'] as const) expect((await undo(id, who)).status).toBe(404);
    expect((await undo(999_999)).status).toBe(404);
    world.setClock('2026-11-20T09:01:01Z');
    expect(await undo(id)).toMatchObject(tooLate);
    world.setClock('2026-11-20T09:01:00Z');
    expect((await undo(id)).status).toBe(200);
    expect(await undo(id)).toMatchObject(tooLate);
  });

  it('a deletion that was taken back and done again, which is another one', async () => {
    const { id } = await write('POST', 'timesheet/booking', BOOKING);
    const { undo: first } = await write('DELETE', `timesheet/booking/${id}`);
    expect((await undo(first)).status).toBe(200);
    await world.delete('anna', `/timesheet/booking/${id}`);
    expect(await undo(first)).toMatchObject(tooLate);
    expect(await stored()).toEqual([]);
  });

  it('what was changed since, be it only decided', async () => {
    const { id, undo: first } = await write('POST', 'timesheet/booking', BOOKING);
    const { undo: second } = await write('PUT', `timesheet/booking/${id}`, { ...BOOKING, hours: 4 });
    expect(await undo(first)).toMatchObject(tooLate);
    expect((await undo(second)).status).toBe(200);
    // What the first one left is there again.
    expect((await undo(first)).status).toBe(200);
    const { undo: asked } = await write('POST', 'timesheet/absence', {
      day: '2026-12-01',
      project: 10,
      hours: 8,
    });
    await world.sql('update entries set status = 1');
    expect(await undo(asked)).toMatchObject(tooLate);
    expect(await stored()).toHaveLength(1);
  });

  it('where a rule refuses: the project is over, the day taken, the vacation gone, the module off', async () => {
    const { id } = await write('POST', 'timesheet/booking', BOOKING);
    const booking = await write('DELETE', `timesheet/booking/${id}`);
    await world.sql('update projects set status = 3 where id = 1001');
    expect(await undo(booking.undo)).toMatchObject(tooLate);
    await world.sql('update projects set status = 1 where id = 1001');
    await world.setFlags('alpha', ['timebooking', 'absences']);
    expect(await undo(booking.undo)).toMatchObject(tooLate);
    await world.setFlags('alpha', ['timebooking', 'projectbooking', 'absences']);
    expect((await undo(booking.undo)).status).toBe(200);

    const work = await write('POST', 'timesheet/workingtime', WORK);
    const gone = await write('DELETE', `timesheet/booking/${work.id}`);
    const again = await write('POST', 'timesheet/workingtime', WORK);
    expect(await undo(gone.undo)).toMatchObject(tooLate);
    await write('DELETE', `timesheet/booking/${again.id}`);

    const vacation = { day: '2026-12-01', project: 10, hours: 8 };
    const asked = await write('POST', 'timesheet/absence', vacation);
    const withdrawn = await write('DELETE', `timesheet/booking/${asked.id}`);
    const sick = await write('POST', 'timesheet/absence', { ...vacation, project: 20 });
    expect(await undo(withdrawn.undo)).toMatchObject(tooLate);
    await write('DELETE', `timesheet/booking/${sick.id}`);
    await world.sql('update users set vacation = 0');
    expect(await undo(withdrawn.undo)).toMatchObject(tooLate);
    await world.sql('update users set vacation = 5');
    expect((await undo(withdrawn.undo)).status).toBe(200);
  });

  it('where the month has been closed since', async () => {
    await switchOn(world, 1, ['closing']);
    const { id } = await write('POST', 'timesheet/booking', BOOKING);
    const asked = await write('POST', 'timesheet/absence', { day: '2026-11-18', project: 20, hours: 8 });
    const booking = await write('DELETE', `timesheet/booking/${id}`);
    const absence = await write('DELETE', `timesheet/booking/${asked.id}`);
    await world.sql(`insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, created_at, created_by)
      values (1, 11, '2026-11-01', 'closed', 1, repeat('0', 64), now(), now(), 13)`);
    expect(await undo(booking.undo)).toMatchObject(tooLate);
    expect(await undo(absence.undo)).toMatchObject(tooLate);
    expect(await stored()).toEqual([]);
  });
});

it('[DAY-07] who does not ask for it gets the same answer with the same statements, and nothing is kept', async () => {
  const plain = await world.post('anna', '/timesheet/booking', BOOKING);
  expect(plain.headers.get('x-undo')).toBeNull();
  const count = async (headers: Record<string, string>) =>
    (await sentBy(() => world.call('anna', 'POST', '/timesheet/booking', BOOKING, { headers }))).length;
  const [without, asked] = [await count({}), await count({ 'x-change': '1' })];
  expect(asked).toBeGreaterThan(without);
  expect(await count({ 'x-change': '0' })).toBe(without);
  expect(await stored('change_sets')).toHaveLength(1);
});

it('[DAY-07] of a correction of somebody else nothing is kept, nor of what was refused', async () => {
  await world.sql(`update companies set features = '{office}' where id = 1`);
  const correction = { ...BOOKING, user: 11, reason: 'vergessen' };
  expect((await write('POST', 'timesheet/booking', correction, 'chef')).undo).toBe(0);
  const refused = await world.call(
    'anna',
    'POST',
    '/timesheet/booking',
    { ...BOOKING, project: 1002 },
    {
      headers: { 'x-change': '1' },
    },
  );
  expect([refused.status, refused.headers.get('x-undo')]).toEqual([400, null]);
  expect(await stored('change_sets')).toEqual([]);
});

it('[DAY-07] what can no longer be taken back is forgotten, and the log tells of the deletion and the way back', async () => {
  await world.sql(`update companies set features = '{audit}' where id = 1`);
  await world.sql('truncate changes, seals');
  const { id } = await write('POST', 'timesheet/booking', BOOKING);
  const { undo: change } = await write('DELETE', `timesheet/booking/${id}`);
  await undo(change);
  const log = await world.sql(
    `select op, record_id::int, person_id from changes where table_name = 'entries' order by id`,
  );
  expect(log).toEqual(['I', 'D', 'I'].map((op) => ({ op, record_id: id, person_id: 11 })));
  await world.sql(`select forget_change_sets('2026-11-20T09:00:00Z')`);
  expect(await stored('change_sets')).toHaveLength(2);
  await world.sql(`select forget_change_sets('2026-11-20T09:00:01Z')`);
  expect(await stored('change_sets')).toEqual([]);
});

// The last one: whoever stops a server stops what it shares with the other.
it('[DAY-07] two processes at once take it back once', async () => {
  const { id } = await write('POST', 'timesheet/booking', BOOKING);
  const { undo: change } = await write('DELETE', `timesheet/booking/${id}`);
  const second = await startServer(
    { DATABASE_URL: world.databaseUrl, JWT_SECRET: World.secret, PORT: '0', DEMO: 'off', WORKER: 'off' },
    { clock: new Clock(() => Date.parse('2026-11-20T09:00:10Z')), quiet: true },
  );
  try {
    const headers = { authorize: await world.token('anna') };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        fetch(`${at % 2 ? second.url : world.url}/api/timesheet/undo/${change}`, { method: 'POST', headers }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await stored()).toHaveLength(1);
  } finally {
    await second.close();
  }
});

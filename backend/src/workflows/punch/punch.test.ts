import { randomUUID } from 'node:crypto';
import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'law', 'clock']);
});
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('delete from work_intervals');
  await world.sql('delete from clock_taps');
  await set({});
});
afterAll(() => world?.close());

const set = (value: object) =>
  world.sql(`update company_settings set value = $1 where company_id = 1 and feature = 'clock'`, [
    JSON.stringify(value),
  ]);
const at = (instant: string) => world.setClock(instant);
const punch = (kind: string, client_id: string = randomUUID()) =>
  world.post<PunchClock>('anna', `/clock/${kind}`, { client_id });
/** `2026-11-20T07:00Z come`, and so on. */
async function punches(...lines: string[]): Promise<PunchClock> {
  let last: PunchClock | undefined;
  for (const line of lines) {
    const [instant, kind] = line.split(' ') as [string, string];
    at(instant);
    const answer = await punch(kind);
    expect([line, answer.status]).toEqual([line, 200]);
    last = answer.body;
  }
  return last as PunchClock;
}
const look = async () => {
  const { status, body } = await world.get<PunchClock>('anna', '/clock');
  if (status !== 200) throw new Error(world.log.slice(-3).join(''));
  return body;
};
const intervals = () =>
  world.sql(`select to_char(day, 'YYYY-MM-DD') as day, kind, source, forgotten, entry_id is not null as written,
    (extract(epoch from ended_at - started_at) / 60)::int as minutes from work_intervals order by started_at, id`);
const times = async () =>
  (await world.get<Entry[]>('anna', '/timesheet/workingtime')).body
    .map(({ day, start_time, end_time, hours, break: pause, target }) =>
      [day, start_time, end_time, hours, pause, target].join(' '),
    )
    .sort();

describe('the way of a day', () => {
  it('[CLK-02] [CLK-03] come, break, resume, go: seconds are cut, and the day is written', async () => {
    expect(await look()).toEqual({
      state: 'idle',
      since: null,
      today_minutes: 0,
      spans: [],
      forgotten: null,
      notes: [],
      missing_break: null,
    });
    expect(await punches('2026-11-20T06:58:59.900Z come')).toEqual({
      state: 'work',
      since: '2026-11-20T06:58:00.000Z',
      today_minutes: 0,
      spans: [],
      forgotten: null,
      notes: [],
      missing_break: null,
    });
    expect(await punches('2026-11-20T11:00:10Z break')).toMatchObject({ state: 'break', today_minutes: 242 });
    expect(await punches('2026-11-20T11:33:00Z resume')).toMatchObject({ state: 'work', today_minutes: 242 });
    at('2026-11-20T12:33:00Z');
    expect(await look()).toMatchObject({
      ...{ state: 'work', today_minutes: 302 },
      // The break is between them, and what runs ends now.
      spans: [
        { start: '2026-11-20T06:58:00.000Z', end: '2026-11-20T11:00:00.000Z' },
        { start: '2026-11-20T11:33:00.000Z', end: '2026-11-20T12:33:00.000Z' },
      ],
    });
    expect(await punches('2026-11-20T15:40:00Z go')).toMatchObject({
      state: 'idle',
      today_minutes: 489,
      since: null,
    });
    expect(await times()).toEqual(['2026-11-20 07:58 16:40 8.15 0.55 8']);
    expect(await intervals()).toEqual([
      { day: '2026-11-20', kind: 'work', source: 'clock', forgotten: false, written: true, minutes: 242 },
      { day: '2026-11-20', kind: 'break', source: 'clock', forgotten: false, written: true, minutes: 33 },
      { day: '2026-11-20', kind: 'work', source: 'clock', forgotten: false, written: true, minutes: 247 },
    ]);
    const [stored] = await world.sql('select net_minutes, break_minutes from entries');
    expect(stored).toEqual({ net_minutes: 489, break_minutes: 33 });
  });

  it('[CLK-04] a second interval of the day belongs to its one entry, and what is between is break', async () => {
    await punches(
      '2026-11-20T07:00Z come',
      '2026-11-20T11:00Z go',
      '2026-11-20T13:00Z come',
      '2026-11-20T16:00Z go',
    );
    expect(await times()).toEqual(['2026-11-20 08:00 17:00 7 2 8']);
    const shifts = await world.sql('select distinct shift_id from work_intervals');
    expect(shifts).toHaveLength(1);
  });

  it('[SET-14] after six hours without work a new shift begins', async () => {
    await punches(
      '2026-11-20T04:00Z come',
      '2026-11-20T08:00Z go',
      '2026-11-20T14:00Z come',
      '2026-11-20T15:00Z go',
    );
    expect(await world.sql('select distinct shift_id from work_intervals')).toHaveLength(2);
    expect(await times()).toEqual(['2026-11-20 05:00 16:00 5 6 8']);
  });

  it('[CLK-03] adds to what was typed, and rounds both ends where the company wants it', async () => {
    await set({ rounding: '15' });
    const typed = { day: '2026-11-20', hours: 0, start_time: '06:10', end_time: '07:30', break: 0.1 };
    expect((await world.post('anna', '/timesheet/workingtime', typed)).status).toBe(200);
    await punches('2026-11-20T07:53Z come', '2026-11-20T11:07Z go');
    expect(await times()).toEqual(['2026-11-20 06:10 12:00 4.23 1.6 8']);
    expect(await intervals()).toMatchObject([{ minutes: 194 }]);
  });

  it('who comes and goes within a minute has recorded nothing', async () => {
    await punches(
      '2026-11-20T07:00:05Z come',
      '2026-11-20T07:00:50Z go',
      '2026-11-20T08:00Z come',
      '2026-11-20T09:00Z go',
    );
    expect(await times()).toEqual(['2026-11-20 09:00 10:00 1 0 8']);
  });

  it('going during a break ends the day where the break began', async () => {
    await punches('2026-11-20T07:00Z come', '2026-11-20T11:00Z break', '2026-11-20T11:30Z go');
    expect(await times()).toEqual(['2026-11-20 08:00 12:00 4 0 8']);
  });
});

describe('over midnight', () => {
  it.each([
    [
      '[VEC-59]',
      '2026-03-28T21:00Z',
      '2026-03-29T04:00Z',
      ['2026-03-28 22:00 24:00 2', '2026-03-29 00:00 06:00 5'],
    ],
    [
      '[VEC-60]',
      '2026-10-24T20:00Z',
      '2026-10-25T05:00Z',
      ['2026-10-24 22:00 24:00 2', '2026-10-25 00:00 06:00 7'],
    ],
    ['[VEC-61]', '2026-03-29T04:00Z', '2026-03-29T12:00Z', ['2026-03-29 06:00 14:00 8']],
    ['[VEC-61]', '2026-10-25T05:00Z', '2026-10-25T13:00Z', ['2026-10-25 06:00 14:00 8']],
    [
      'From October to November',
      '2026-10-31T21:00Z',
      '2026-11-01T05:00Z',
      ['2026-10-31 22:00 24:00 2', '2026-11-01 00:00 06:00 6'],
    ],
  ])('[CLK-04] %s %s to %s is an entry a day, in real minutes', async (_, from, to, expected) => {
    await punches(`${from} come`, `${to} go`);
    expect((await times()).map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual(expected);
    const rows = await world.sql('select distinct shift_id from work_intervals');
    expect(rows).toHaveLength(1);
  });

  it('[CLK-03] the list of wrong times names neither Sundays nor what summer time explains', async () => {
    await punches('2026-03-28T21:00Z come', '2026-03-29T04:00Z go');
    at('2026-03-31T09:00:00Z');
    const list = await world.get<unknown[]>('chef', '/timesheet/company/wrong-timebookings');
    expect([list.status, list.body]).toEqual([200, []]);
  });
});

describe('punches that meet', () => {
  it('[CLK-01] twenty at once leave one interval, and everybody gets the state', async () => {
    at('2026-11-20T07:00:00Z');
    const answers = await Promise.all(Array.from({ length: 20 }, () => punch('come')));
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(Array(20).fill([200, 'work']));
    expect(await intervals()).toHaveLength(1);
  });

  it('[CLK-01] twenty ends at once write the day once', async () => {
    await punches('2026-11-20T07:00:00Z come');
    at('2026-11-20T15:00:00Z');
    const answers = await Promise.all(Array.from({ length: 20 }, () => punch('go')));
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(Array(20).fill([200, 'idle']));
    expect(await times()).toEqual(['2026-11-20 08:00 16:00 8 0 8']);
  });

  it('[CLK-01] a second running one is refused by the constraint where no rule has checked', async () => {
    await punches('2026-11-20T07:00:00Z come');
    const twice =
      world.sql(`insert into work_intervals (company_id, user_id, day, started_at, kind, source, created_at, created_by)
      values (1, 11, '2026-11-20', '2026-11-20T08:00Z', 'work', 'clock', now(), 11)`);
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'work_intervals_one_running' });
  });

  it('[CLK-02] the same client_id answers the first result, whatever has happened since', async () => {
    const id = randomUUID();
    at('2026-11-20T07:00:00Z');
    const first = await punch('come', id);
    await punches('2026-11-20T08:00:00Z go');
    at('2026-11-20T09:00:00Z');
    expect((await punch('come', id)).body).toEqual(first.body);
    expect((await punch('come', id.toUpperCase())).body).toEqual(first.body);
    expect(await look()).toMatchObject({ state: 'idle' });
    expect(await intervals()).toHaveLength(1);
    expect(refused(await punch('come', 'x'))).toEqual([400, 'invalid_input', 'client_id']);
  });

  it('[CLK-02] a punch that has nothing to do answers the state', async () => {
    at('2026-11-20T07:00:00Z');
    for (const kind of ['break', 'resume', 'go']) expect((await punch(kind)).body.state).toBe('idle');
    await punch('come');
    for (const kind of ['come', 'resume']) expect((await punch(kind)).body.state).toBe('work');
  });
});

describe('days on which nobody works', () => {
  const absence = () =>
    world.sql(`insert into entries (company_id, user_id, day, type, hours, status, created_at)
      values (1, 11, '2026-11-20', 10, 8, 1, now())`);

  it('[CLK-05] come is refused on a whole absence, going is not', async () => {
    await punches('2026-11-20T07:00:00Z come');
    await absence();
    at('2026-11-20T11:00:00Z');
    expect((await punch('break')).body.state).toBe('break');
    expect((await punch('go')).body.state).toBe('idle');
    expect(await times()).toEqual(['2026-11-20 08:00 12:00 4 0 8']);
    const answer = await punch('come');
    expect(refused(answer)).toEqual([409, 'working_time_absence']);
    expect(answer.body).toMatchObject({
      message: 'Abwesenheit (Urlaub) für den Tag 20.11.2026 vorhanden.',
    });
  });

  it('[CLK-05] come is refused without a contract', async () => {
    await switchOn(world, 1, ['contracts']);
    await world.sql(`update contracts set valid_from = '2026-12-01' where user_id = 11`);
    at('2026-11-20T07:00:00Z');
    expect(refused(await punch('come'))).toEqual([409, 'not_employed']);
    await world.sql(`update companies set features = array_remove(features, 'contracts') where id = 1`);
  });
});

describe('a clock that was forgotten', () => {
  const question = async () => {
    await punches('2026-11-19T07:00:00Z come');
    at('2026-11-20T07:00:00Z');
    return look();
  };
  const answer = (id: number, body: object) => world.post<PunchClock>('anna', `/clock/forgotten/${id}`, body);
  const end = { day: '2026-11-19', time: '16:30', reason: 'Vergessen zu stempeln' };

  it('[CLK-06] becomes a question after 16 hours and blocks nothing', async () => {
    await punches('2026-11-19T07:00:00Z come');
    at('2026-11-19T23:00:00Z');
    expect((await look()).state).toBe('work');
    at('2026-11-19T23:01:00Z');
    expect(await look()).toMatchObject({
      state: 'forgotten',
      since: null,
      today_minutes: 0,
      forgotten: { id: expect.any(Number), day: '2026-11-19', since: '2026-11-19T07:00:00.000Z' },
      notes: ['Wann haben Sie am Do, 19.11.2026 aufgehört?'],
    });
    expect(await punches('2026-11-20T07:00:00Z come')).toMatchObject({
      state: 'work',
      forgotten: { day: '2026-11-19' },
    });
    expect(await punches('2026-11-20T15:00:00Z go')).toMatchObject({ state: 'forgotten' });
    expect(await times()).toEqual(['2026-11-20 08:00 16:00 8 0 8']);
  });

  it('[CLK-06] the company says after how many hours', async () => {
    await set({ forgotten_after: 10 });
    await punches('2026-11-19T07:00:00Z come');
    expect(await punches('2026-11-19T17:01:00Z go')).toMatchObject({ state: 'forgotten' });
  });

  it('[CLK-06] is answered by a correction with a reason, which the log keeps', async () => {
    await world.sql(`update companies set features = array_append(features, 'audit') where id = 1`);
    const { forgotten } = await question();
    const id = forgotten?.id as number;
    expect(refused(await answer(id, { ...end, reason: 'kurz' }))).toEqual([400, 'clock_reason', 'reason']);
    expect(refused(await answer(id, { day: end.day, time: end.time }))).toEqual([
      400,
      'clock_reason',
      'reason',
    ]);
    expect(refused(await answer(id, { ...end, time: '08:00' }))).toEqual([400, 'clock_end', 'time']);
    expect(refused(await answer(id, { ...end, day: '2026-11-20', time: '08:01' }))).toEqual([
      400,
      'clock_end',
      'time',
    ]);
    expect((await answer(id, end)).body).toMatchObject({
      state: 'idle',
      forgotten: null,
      notes: [expect.stringMatching(/30 Minuten Pause vorgeschrieben, es fehlen 30\.$/)],
    });
    expect(await times()).toEqual(['2026-11-19 08:00 16:30 8.5 0 8']);
    expect(await intervals()).toMatchObject([
      { source: 'correction', forgotten: false, written: true, minutes: 510 },
    ]);
    expect(refused(await answer(id, end))).toEqual([409, 'clock_answered']);
    const reasons = await world.sql(
      `select distinct reason from changes where table_name = 'entries' and op = 'I' and reason is not null`,
    );
    expect(reasons).toEqual([{ reason: 'Vergessen zu stempeln' }]);
    await world.sql(`update companies set features = array_remove(features, 'audit') where id = 1`);
  });

  it('[CLK-06] the end may lie after midnight, and before what followed', async () => {
    const { forgotten } = await question();
    await punches('2026-11-20T07:00:00Z come');
    const id = forgotten?.id as number;
    expect((await answer(id, { ...end, day: '2026-11-20', time: '01:00' })).body.state).toBe('work');
    expect(await times()).toEqual(['2026-11-19 08:00 24:00 16 0 8', '2026-11-20 00:00 01:00 1 0 8']);
  });

  it('[CLK-06] belongs to the person, and to no colleague', async () => {
    const { forgotten } = await question();
    for (const who of ['bert', 'chef'] as const)
      expect(refused(await world.post(who, `/clock/forgotten/${forgotten?.id}`, end))).toEqual([
        403,
        'forbidden',
      ]);
    expect((await world.get('chef', '/clock/forgotten/user/11')).status).toBe(403);
  });
});

describe('the form with a clock', () => {
  const valid = { day: '2026-11-15', hours: 0, start_time: '05:07', end_time: '24:00', break: 0.28 };

  it('[CLK-03] takes any minute from 00:00 to 24:00 and Sundays', async () => {
    at('2026-11-20T09:00:00Z');
    const { status, body } = await world.post<Entry>('anna', '/timesheet/workingtime', valid);
    expect([status, body]).toMatchObject([
      200,
      { start_time: '05:07', end_time: '24:00', break: 0.28, hours: 18.6 },
    ]);
    const [stored] = await world.sql('select net_minutes, break_minutes from entries');
    expect(stored).toEqual({ net_minutes: 1116, break_minutes: 17 });
    const change = await world.put<Entry>('anna', `/timesheet/workingtime/${body.id}`, {
      ...valid,
      end_time: '23:59',
    });
    expect(change.body.hours).toBe(18.58);
  });

  it('[SET-15] counts the first passing of a doubled hour and refuses a time that does not exist', async () => {
    at('2026-10-28T09:00:00Z');
    const night = { ...valid, day: '2026-10-25', start_time: '00:00', end_time: '06:00', break: 0 };
    expect((await world.post<Entry>('anna', '/timesheet/workingtime', night)).body.hours).toBe(7);
    at('2026-03-31T09:00:00Z');
    const skipped = { ...night, day: '2026-03-29', end_time: '02:30' };
    expect(refused(await world.post('anna', '/timesheet/workingtime', skipped))).toEqual([
      400,
      'working_time_skipped',
      'end_time',
    ]);
  });

  it('[CLK-03] a company without a clock has the specified grid', async () => {
    await world.sql(`update companies set features = array_remove(features, 'clock') where id = 1`);
    at('2026-11-20T09:00:00Z');
    const friday = { ...valid, day: '2026-11-20', break: 0 };
    const on = (body: object) => world.post('anna', '/timesheet/workingtime', body);
    expect(refused(await on(friday))).toEqual([400, 'working_time_hours', 'start_time']);
    expect(refused(await on({ ...friday, start_time: '08:00' }))).toEqual([
      400,
      'working_time_hours',
      'end_time',
    ]);
    expect(refused(await on({ ...friday, break: 0.28 }))).toEqual([400, 'working_time_hours', 'break']);
    expect(refused(await punch('come'))).toEqual([403, 'feature_off']);
    await switchOn(world, 1, ['clock']);
  });
});

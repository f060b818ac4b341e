import type { ComparedDay, RepeatedWeek } from '@stundenbuch/domain/workflows/day/contract';
import { daySentences } from '@stundenbuch/domain/workflows/day/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, booking, store, work } from '../../../test/entries.ts';
import { lockedMonth } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026, 10:00 in Berlin
const DAY = '2026-11-19';
const BEFORE = '2026-11-18';
const text = { booking_text: 'Dach gedeckt' };

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into projects (id, company_id, internal_id, project_name, status) values
    (1004, 1, '100004', 'Halle West', 1)`);
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
  await world.sql('delete from month_sheets');
  await world.sql('delete from month_closings');
  await world.sql(`update companies set features = '{}'`);
  await world.sql('update projects set status = 1 where id = 1001');
  await world.setFlags('alpha', ['timebooking', 'projectbooking', 'absences']);
  await switchOn(world, 1, ['day']);
});

const days = async (from = DAY, to = from, who: Person = 'anna', query = '') =>
  (await world.get<ComparedDay[]>(who, `/timesheet/days/${from}/${to}${query}`)).body;
const day = async (of = DAY) => (await days(of))[0] as ComparedDay;
const apply = (compared: ComparedDay, at: number, more: object = {}) =>
  world.post<ComparedDay>('anna', `/timesheet/days/${compared.day}/apply`, {
    proposal: compared.proposals[at],
    fingerprint: compared.fingerprint,
    ...more,
  });
const stored = () =>
  world.sql<{ day: string; type: number | null; project_id: number | null; hours: number }>(
    'select day::text, type, project_id, hours::float8 from entries where user_id = 11 order by day, id',
  );
/** A day that is right, of 8,25 h. */
const rightDay = (of = BEFORE) => [
  work(of, 8.25, { end_minute: 1020, break_hours: 0.75 }),
  booking(of, 8.25, text),
];

describe('GET /timesheet/days', () => {
  it('[DAY-01] [DAY-02] answers each day beside what it owes, with its entries in the order of asking', async () => {
    await store(world, work('2026-11-16'), booking('2026-11-16', 3, text), booking('2026-11-16', 2, text));
    await store(world, away('2026-11-17', 10, 0), work(BEFORE), booking(BEFORE, 8, text));
    const found = await days('2026-11-14', '2026-11-23');
    expect(found.map(({ day: of, state }) => [of.slice(8), state])).toEqual([
      ['14', 'free'],
      ['15', 'free'],
      ['16', 'different'],
      ['17', 'requested'],
      ['18', 'right'],
      ['19', 'missing'],
      ['20', 'missing'],
      ['21', 'free'],
      ['22', 'free'],
      ['23', null],
    ]);
    expect(found[2]).toMatchObject({ target: 8, worked: 8, booked: 5, difference: -3 });
    expect(found[2]?.entries.map(({ hours }) => hours)).toEqual([8, 3, 2]);
    expect(found[3]).toMatchObject({ target: 0, difference: 0 });
    expect(found[5]).toMatchObject({ target: 8, worked: 0, booked: 0, difference: -8 });
  });

  it('[DAY-02] is of others for admins and readers alone, without proposals', async () => {
    await store(world, ...rightDay());
    const own = await day();
    expect(own.proposals.length).toBeGreaterThan(0);
    for (const who of ['chef', 'lena'] as const) {
      const [other] = await days(DAY, DAY, who, '?user=11');
      expect(other).toMatchObject({ state: 'missing', proposals: [] });
    }
    expect(refused(await world.get('bert', `/timesheet/days/${DAY}/${DAY}?user=11`))[1]).toBe('forbidden');
    expect(refused(await world.get('chef', `/timesheet/days/${DAY}/${DAY}?user=21`))[1]).toBe('not_found');
  });

  it('[DAY-02] is of 62 days at most', async () => {
    expect(await days('2026-10-01', '2026-12-01')).toHaveLength(62);
    expect(refused(await world.get('anna', '/timesheet/days/2026-10-01/2026-12-02'))).toEqual([
      400,
      'days_too_many',
      'to',
    ]);
    expect((await world.get('anna', '/timesheet/days/2026-10-01/2026-12-02')).body).toMatchObject({
      message: daySentences.days_too_many.message,
    });
    expect(refused(await world.get('anna', '/timesheet/days/2026-11-02/2026-11-01'))[1]).toBe(
      'period_reversed',
    );
  });

  it('[DAY-03] looks back on the last day that was right and owed as much, whatever the month', async () => {
    await store(world, ...rightDay('2026-10-30'), work('2026-11-17', 4), booking('2026-11-17', 3, text));
    expect((await day(BEFORE)).proposals[0]).toMatchObject({
      ...{ kind: 'like', like: '2026-10-30', left: 0 },
      time: { start_time: '08:00', end_time: '17:00', break: 0.75 },
      bookings: [{ project: 1001, project_name: 'Dach Nord', hours: 8.25, ...text }],
    });
    await world.sql('update projects set status = 3 where id = 1001');
    expect((await day(BEFORE)).proposals.map(({ kind }) => kind)).toEqual(['planned']);
  });

  it('[DAY-03] [SET-57] of a closed month is locked, and proposes nothing', async () => {
    await switchOn(world, 1, ['calendar', 'contracts', 'overtime', 'closing'], '2026-10-01');
    await lockedMonth(world, 11, '2026-11-01');
    expect(await day()).toMatchObject({ state: 'locked', proposals: [] });
  });
});

describe('POST /timesheet/days/{date}/apply', () => {
  it('[DAY-04] writes all of a proposal, and answers the day as it is then', async () => {
    await store(world, ...rightDay());
    const { status, body } = await apply(await day(), 0);
    expect([status, body.state, body.worked, body.booked, body.proposals]).toEqual([
      200,
      'right',
      8.25,
      8.25,
      [],
    ]);
    expect((await stored()).filter(({ day: of }) => of === DAY)).toEqual([
      { day: DAY, type: 50, project_id: null, hours: 8.25 },
      { day: DAY, type: null, project_id: 1001, hours: 8.25 },
    ]);
  });

  it('[DAY-03] [DAY-04] fills up, divides and shortens', async () => {
    await store(
      world,
      booking('2026-11-17', 6, text),
      booking('2026-11-17', 2, { ...text, project_id: 1004 }),
    );
    await store(world, work(BEFORE, 8));
    const [rest, usual] = (await day(BEFORE)).proposals;
    expect([rest?.bookings.length, usual?.bookings.map(({ hours }) => hours)]).toEqual([1, [6, 2]]);
    expect((await apply(await day(BEFORE), 1)).body.state).toBe('right');
    await store(world, work(DAY, 4), booking(DAY, 6, text));
    const over = await day();
    expect(over.proposals[0]).toMatchObject({ kind: 'shorten', shortened: { hours: 4 } });
    expect((await apply(over, 0)).body).toMatchObject({ state: 'right', booked: 4 });
  });

  it('[DAY-03] [DAY-04] withdraws an absence or deletes the time beside it', async () => {
    await store(world, work(DAY), away(DAY, 10, 0));
    const double = await day();
    expect([double.state, double.proposals.map(({ kind }) => kind)]).toEqual([
      'double',
      ['delete_time', 'withdraw'],
    ]);
    expect((await apply(double, 1)).status).toBe(200);
    expect(await stored()).toMatchObject([{ type: 50 }]);
  });

  it('[DAY-04] of a day that has been changed since is stale, and so is what is no entry of it', async () => {
    await store(world, ...rightDay());
    const before = await day();
    await store(world, booking(DAY, 1, text));
    expect(refused(await apply(before, 0)).slice(0, 2)).toEqual([409, 'stale']);
    const [foreign] = await store(world, booking(BEFORE, 1, text));
    const now = await day();
    const proposal = { ...before.proposals[0], time: null, bookings: [], deleted: foreign };
    expect(refused(await apply(now, 0, { proposal }))[1]).toBe('stale');
    expect(await stored()).toHaveLength(4);
  });

  it('[DAY-04] keeps nothing where a rule refuses a part of it', async () => {
    await store(world, ...rightDay());
    const before = await day();
    const [first] = before.proposals;
    const bookings = [...(first?.bookings ?? []), { ...first?.bookings[0], project: 1002 }];
    expect(refused(await apply(before, 0, { proposal: { ...first, bookings } }))[1]).toBe('booking_project');
    expect(await stored()).toHaveLength(2);
    await world.sql('update projects set status = 3 where id = 1001');
    expect(refused(await apply(before, 0))[1]).toBe('booking_project');
    expect(await stored()).toHaveLength(2);
  });

  it('[DAY-04] writes nothing of a module that is off', async () => {
    await store(world, ...rightDay());
    const before = await day();
    await world.setFlags('alpha', ['timebooking']);
    expect(refused(await apply(before, 0))[1]).toBe('module_off');
    await world.setFlags('alpha', ['projectbooking']);
    expect(refused(await apply(before, 0))[1]).toBe('module_off');
    expect(await stored()).toHaveLength(2);
  });

  it('[DAY-04] [DAY-07] is taken back as a whole, with what was there', async () => {
    await store(world, work(DAY, 4), booking(DAY, 6, text));
    const before = await day();
    const headers = { 'x-change': '1' };
    const changed = await fetch(`${world.url}/api/timesheet/days/${DAY}/apply`, {
      method: 'POST',
      headers: { ...headers, authorize: await world.token('anna'), 'content-type': 'application/json' },
      body: JSON.stringify({ proposal: before.proposals[0], fingerprint: before.fingerprint }),
    });
    expect((await day()).state).toBe('right');
    const undo = changed.headers.get('x-undo');
    expect((await world.post('anna', `/timesheet/undo/${undo}`)).status).toBe(200);
    expect(await day()).toEqual(before);
  });

  it('[DAY-04] [DAY-07] of an empty day leaves nothing, and a week neither', async () => {
    await store(world, ...rightDay('2026-11-12'), ...rightDay());
    const before = await day();
    const undone = async (path: string, body: object) => {
      const changed = await fetch(`${world.url}/api/timesheet/${path}`, {
        method: 'POST',
        headers: {
          ...{ 'x-change': '1', 'content-type': 'application/json' },
          authorize: await world.token('anna'),
        },
        body: JSON.stringify(body),
      });
      expect(await stored()).toHaveLength(6);
      const { status } = await world.post('anna', `/timesheet/undo/${changed.headers.get('x-undo')}`);
      return [changed.status, status];
    };
    const body = { proposal: before.proposals[0], fingerprint: before.fingerprint };
    expect(await undone(`days/${DAY}/apply`, body)).toEqual([200, 200]);
    expect(await stored()).toHaveLength(4);
    expect(await undone('weeks/47/repeat', {})).toEqual([200, 200]);
    expect(await stored()).toHaveLength(4);
  });

  it('[DAY-04] of two who take it at once the second is stale', async () => {
    await store(world, ...rightDay());
    const before = await day();
    const answers = await Promise.all([apply(before, 0), apply(before, 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stored()).toHaveLength(4);
  });
});

describe('POST /timesheet/weeks/{cw}/repeat', () => {
  const repeat = async (cw = 47, body: object = {}) =>
    (await world.post<RepeatedWeek>('anna', `/timesheet/weeks/${cw}/repeat`, body)).body;

  it('[DAY-05] fills the empty days that can be, and says why the others stay', async () => {
    await store(world, ...['2026-11-09', '2026-11-10', '2026-11-11'].flatMap(rightDay));
    await store(world, away('2026-11-10', 10, 2), work('2026-11-12'), booking('2026-11-12', 8, text));
    await store(world, away('2026-11-17'), work(BEFORE, 2));
    const { created, skipped } = await repeat();
    expect(created.map(({ day: of, hours }) => [of, hours])).toEqual([
      ['2026-11-16', 8.25],
      ['2026-11-16', 8.25],
      [DAY, 8],
      [DAY, 8],
    ]);
    expect(skipped).toEqual([
      { day: '2026-11-17', message: 'Abwesenheit (Urlaub) für den Tag 17.11.2026 vorhanden.' },
      { day: BEFORE, message: 'Schon erfasst.' },
      { day: '2026-11-20', message: 'In der Woche davor ist nichts erfasst.' },
      { day: '2026-11-21', message: 'Buchungen sind nur bis zum heutigen Tag möglich.' },
    ]);
    expect((await repeat()).created).toEqual([]);
  });

  it("[DAY-05] as planned, without what can't be written any more", async () => {
    await store(world, booking('2026-11-13', 8, text));
    const { created, skipped } = await repeat(47, { like: 'plan' });
    expect(created).toHaveLength(10);
    expect(created.slice(0, 2)).toMatchObject([
      { day: '2026-11-16', start_time: '08:00', end_time: '16:45', break: 0.75, hours: 8 },
      { day: '2026-11-16', project: 1001, hours: 8, ...text },
    ]);
    expect(skipped).toHaveLength(1);
    const closed = await repeat(43, { like: 'plan' });
    expect([closed.created, closed.skipped[0]?.message]).toEqual([
      [],
      expect.stringContaining('nur Buchungen des aktuellen Monats'),
    ]);
    expect(refused(await world.post('anna', '/timesheet/weeks/99/repeat', {}))[1]).toBe('week_unknown');
  });

  it('[DAY-05] leaves a day that owes something else, and what may no longer be booked', async () => {
    await store(world, ...['2026-11-09', '2026-11-10'].flatMap(rightDay));
    await store(world, away('2026-11-16', 10, 1, { second_half: false, hours: 4 }));
    await world.sql('update projects set status = 3 where id = 1001');
    await world.sql(`delete from entries where type = 50 and day = '2026-11-10'`);
    expect((await repeat()).skipped.slice(0, 2)).toEqual([
      { day: '2026-11-16', message: 'Das Soll ist ein anderes als in der Woche davor.' },
      { day: '2026-11-17', message: 'Die Projekte der Woche davor lassen sich nicht mehr buchen.' },
    ]);
  });
});

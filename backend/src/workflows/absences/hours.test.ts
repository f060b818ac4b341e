import type { AbsenceKind, AbsenceKindInput } from '@stundenbuch/domain/records/kinds/contract';
import type { Entry, MissingDay } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { NEW_KIND, storeContingent, storeKind } from '../../../test/kinds.ts';
import { lockedMonth, withMonthClose } from '../../../test/month.ts';
import { PEOPLE } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import { startServer } from '../../server.ts';

// Friday 20 November 2026
const DAY = '2026-11-24';
const FEATURES = ['calendar', 'contracts', 'halfdays', 'kinds', 'ledger', 'office', 'overtime', 'closing'];
const { anna } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
let doctor: number;
beforeEach(async () => {
  await withMonthClose(world);
  for (const table of ['absence_requests', 'absence_kinds', 'contracts'])
    await world.sql(`delete from ${table}`);
  await contract('1900-01-01', 480);
  await world.sql('update users set records_from = null');
  await switchOn(world, 1, FEATURES, '2026-10-01');
  doctor = await kind();
});

const contract = (from: string, day: number) =>
  world.sql(
    `insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at, created_by)
      values (1, $1, $2, $3, $4, 30, now(), 13)`,
    [anna.id, from, (day * 5) / 60, [day, day, day, day, day, 0, 0]],
  );
const kind = (changes: Partial<AbsenceKindInput> = {}) =>
  storeKind(world, { name: 'Arztbesuch', hours: true, ...changes });
const ask = (away_minutes: number | null, more: object = {}) =>
  world.post<Entry & { message: string }>('anna', '/timesheet/absence', {
    ...{ project: 60, kind_id: doctor, day: DAY, ...(away_minutes !== null && { away_minutes }) },
    ...more,
  });
const OFFICE = { user: anna.id, reason: 'Auf Zuruf', any_month: true };
const enter = (away_minutes: number, more: object = {}) =>
  world.post<Entry>('chef', '/timesheet/absence', {
    ...{ project: 60, kind_id: doctor, day: DAY, away_minutes },
    ...OFFICE,
    ...more,
  });
const work = (day: string, end: string) =>
  world.post<Entry>('anna', '/timesheet/workingtime', {
    ...{ day, start_time: '08:00', end_time: end, break: 0, hours: 1 },
  });
interface Month {
  days: { day: string; target: number; credited: number; difference: number; reasons: { text: string }[] }[];
}
const counts = async (day: string) => {
  const { body } = await world.get<Month>('anna', `/overtime/user/${anna.id}/${day.slice(0, 7)}`);
  const { target, credited, difference } = body.days.find((one) => one.day === day) ?? {};
  return { target, credited, difference };
};
const PAST = '2026-11-19';

describe('a request in hours', () => {
  it('[ART-05] has its minutes on the wire, and is an afternoon to who knows halves alone', async () => {
    const { status, body } = await ask(90);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ...{ kind_name: 'Arztbesuch', away_minutes: 90, hours: 1.5, target: null, status: 0 },
        ...{ half: 'second', portion: 0 },
      }),
    ]);
    const found = async (word: string) =>
      (await world.get<Entry[]>('anna', `/timesheet/absences?search=${encodeURIComponent(word)}`)).body
        .length;
    expect([await found('1:30 Std.'), await found('Nachmittag')]).toEqual([1, 0]);
  });

  it('[ART-05] with the feature off has no key more, and counts as it did', async () => {
    await enter(90, { day: PAST });
    await work(PAST, '15:00');
    const before = await counts(PAST);
    await world.setFeatures('alpha', ['halfdays', 'overtime', 'contracts', 'calendar']);
    const { body } = await world.get<Entry[]>('anna', '/timesheet/absences');
    expect(body).toMatchObject([{ half: 'second', hours: 1.5 }]);
    expect(body[0]).not.toHaveProperty('away_minutes');
    expect(await counts(PAST)).toEqual(before);
    // Nobody looks at hours that are sent.
    expect((await ask(90)).body).toMatchObject({ half: null, hours: 8 });
  });

  it('[ART-05] is refused of a kind without them, of a type, of a range and beside a half', async () => {
    const whole = await kind({ name: 'Umzug', hours: false });
    const no = await ask(90, { kind_id: whole });
    expect([...refused(no), no.body.message]).toEqual([
      ...[400, 'kind_no_hours', 'away_minutes', 'Umzug gibt es nicht in Stunden.'],
    ]);
    const none = await ask(90, { kind_id: null });
    expect([refused(none)[1], none.body.message]).toEqual([
      'kind_no_hours',
      'Sonder Urlaubstag gibt es nicht in Stunden.',
    ]);
    const range = [400, 'absence_hours_of_range', 'away_minutes'];
    expect(refused(await ask(90, { end: '2026-11-25' }))).toEqual(range);
    expect(refused(await ask(90, { half: 'first' }))).toEqual(range);
    for (const minutes of [0, -5, 1.5, 1441, '90'])
      expect(refused(await ask(null, { away_minutes: minutes }))).toEqual([
        ...[400, 'absence_minutes', 'away_minutes'],
      ]);
    expect(await world.sql('select from entries')).toHaveLength(0);
  });

  it('[SET-47] together with others is at most what the day owes, and of a kind there is one', async () => {
    const court = await kind({ name: 'Gericht' });
    const beyond = await ask(481);
    expect([...refused(beyond), beyond.body.message]).toEqual([
      ...[409, 'absence_hours_beyond', 'away_minutes', 'Am 24.11.2026 sind höchstens 8:00 Stunden möglich.'],
    ]);
    expect((await ask(90)).status).toBe(200);
    const taken = [409, 'absence_taken', 'day'];
    expect(refused(await ask(30))).toEqual(taken);
    expect(refused(await ask(null, { kind_id: null }))).toEqual(taken);
    expect((await ask(null, { kind_id: null, half: 'first' })).status).toBe(200);
    expect(refused(await ask(null, { kind_id: null, half: 'second' }))).toEqual([
      ...[409, 'absence_hours_beyond', 'half'],
    ]);
    const rest = await ask(151, { kind_id: court });
    expect(rest.body.message).toBe('Am 24.11.2026 sind höchstens 2:30 Stunden möglich.');
    expect((await ask(150, { kind_id: court })).status).toBe(200);
  });

  it('[SET-47] [HOL-06] of half a holiday no more than that half, and none of a whole one', async () => {
    await world.sql(
      `update company_settings set value = value || '{"eve24": "half"}' where feature = 'calendar'`,
    );
    expect(refused(await ask(241, { day: '2026-12-24' }))).toEqual([
      ...[409, 'absence_hours_beyond', 'away_minutes'],
    ]);
    expect((await ask(240, { day: '2026-12-24' })).body).toMatchObject({ hours: 4 });
    expect(refused(await ask(60, { day: '2026-12-25' }))[1]).toBe('absence_holiday');
    expect(refused(await ask(60, { day: '2026-11-22' }))[1]).toBe('absence_working_day');
  });

  it('[ART-05] [START-02] none before recording begins', async () => {
    await world.sql(`update users set records_from = '2026-11-20' where id = $1`, [anna.id]);
    expect(refused(await ask(60, { day: PAST }))).toEqual([409, 'before_recording', 'day']);
    expect((await ask(60, { day: '2026-11-20' })).status).toBe(200);
  });

  it('[ART-05] a range of whole days leaves out the day that has hours', async () => {
    await ask(90);
    const { body } = await ask(null, { kind_id: null, day: '2026-11-23', end: '2026-11-25' });
    expect(body).toMatchObject({
      created: [{ day: '2026-11-23' }, { day: '2026-11-25' }],
      skipped: [{ day: DAY }],
    });
  });
});

describe('a day with hours', () => {
  it('[SET-47] takes working time, whichever was there first, and owes what the hours leave', async () => {
    await enter(90, { day: PAST });
    const { status, body } = await work(PAST, '15:00');
    expect([status, body]).toEqual([200, expect.objectContaining({ target: 6.5, actual: 7 })]);
    expect(await counts(PAST)).toEqual({ target: 480, credited: 510, difference: 30 });
    await world.sql('delete from entries');
    await work(PAST, '15:00');
    expect((await enter(90, { day: PAST })).status).toBe(200);
    expect(await counts(PAST)).toEqual({ target: 480, credited: 510, difference: 30 });
    const { body: reasons } = await world.get<Month>('anna', `/overtime/user/${anna.id}/2026-11`);
    expect(reasons.days.find(({ day }) => day === PAST)?.reasons.map(({ text }) => text)).toContain(
      'Arztbesuch (1:30 Std.)',
    );
    const faulty = await world.get<object[]>('anna', '/timesheet/multiple-bookings');
    expect(faulty.body).toEqual([]);
  });

  it('[SET-47] takes working time and bookings beside a half, too', async () => {
    await enter(90, { day: PAST });
    await world.post('chef', '/timesheet/absence', { project: 60, day: PAST, half: 'first', ...OFFICE });
    expect((await work(PAST, '10:30')).body).toMatchObject({ target: 2.5, actual: 2.5 });
    expect(await counts(PAST)).toEqual({ target: 480, credited: 480, difference: 0 });
  });

  it.each([
    ['lowering', { target: 480, credited: 420, difference: -60 }, 8],
    ['zero_target', { target: 390, credited: 420, difference: 30 }, 6.5],
  ] as const)('[ART-03] [SET-47] %s', async (credit, expected, target) => {
    doctor = await kind({ name: credit, credit });
    await enter(90, { day: PAST });
    expect((await work(PAST, '15:00')).body).toMatchObject({ target });
    expect(await counts(PAST)).toEqual(expected);
  });

  it('[SET-47] is missing as long as hours leave some of it', async () => {
    await world.sql(`update users set records_from = '2026-11-18' where id = $1`, [anna.id]);
    const missing = async () =>
      (await world.get<MissingDay[]>('anna', '/timesheet/missingbookings')).body.map(({ day }) => day);
    await enter(90, { day: PAST });
    expect(await missing()).toEqual(['2026-11-18', PAST]);
    await enter(480, { day: '2026-11-18' });
    expect(await missing()).toEqual([PAST]);
    await world.post('chef', '/timesheet/absence', { project: 60, day: PAST, half: 'first', ...OFFICE });
    expect(await missing()).toEqual([PAST]);
  });

  it('[CON-09] [SET-47] keeps its hours when the contract owes less since, and credits what that is', async () => {
    await enter(300, { day: '2026-12-01' });
    const answer = await world.post('chef', '/contract', {
      ...{ user: anna.id, valid_from: '2026-12-01', ends_on: null, place_id: null, note: null },
      ...{ weeklyhours: 20, minutes: [240, 240, 240, 240, 240, 0, 0], vacation: 30, recalculate: true },
    });
    expect(answer.status).toBe(200);
    const stored = () => world.sql('select hours::float8 as hours, away_minutes from entries');
    expect(await stored()).toEqual([{ hours: 4, away_minutes: 300 }]);
    await world.sql(`delete from contracts where valid_from = '2026-12-01'`);
    await contract('2026-12-01', 600);
    expect(await world.sql('select away_minutes from entries')).toEqual([{ away_minutes: 300 }]);
  });

  it('[MON-03] of a closed month takes none, gives none back and opens none again', async () => {
    const of = {
      kind_id: doctor,
      credit: 'neutral',
      first_half: false,
      second_half: false,
      away_minutes: 90,
    };
    const [approved, declined] = await store(
      world,
      away('2026-10-07', 60, 1, of),
      away('2026-10-08', 60, 2, of),
    );
    await world.sql(`update entries set decided_at = '2026-11-20T09:00:00Z' where id = $1`, [declined]);
    await lockedMonth(world, anna.id, '2026-10-01');
    const change = { ...OFFICE, project: 60, kind_id: doctor, day: DAY, away_minutes: 60 };
    const answers: Answer[] = [
      await ask(60, { day: '2026-10-09' }),
      await enter(60, { day: '2026-10-09' }),
      await world.delete('anna', `/timesheet/booking/${approved}`),
      await world.put('chef', `/timesheet/absence/change/${approved}`, change),
      await world.put('chef', `/timesheet/absence/reopen/${declined}`, {}),
    ];
    expect(answers.map((answer) => refused(answer).slice(0, 2))).toEqual(
      Array(answers.length).fill([409, 'month_sealed']),
    );
  });
});

describe('what becomes of hours', () => {
  it('[ART-05] declined they leave room, and come back only while it is there', async () => {
    const { body } = await ask(300);
    const put = (call: string) => world.put('chef', `/timesheet/absence/${call}/${body.id}`, {});
    expect((await put('decline')).status).toBe(200);
    const { body: whole } = await ask(null, { kind_id: null });
    expect(refused(await put('reopen'))).toEqual([409, 'absence_taken', 'day']);
    await world.delete('anna', `/timesheet/booking/${whole.id}`);
    const court = await kind({ name: 'Gericht' });
    const { body: other } = await ask(181, { kind_id: court });
    expect(refused(await put('reopen'))).toEqual([409, 'absence_hours_beyond', 'away_minutes']);
    const again = world.put('chef', `/absence-request/${body.request}/reopen`, {});
    expect(refused(await again)).toEqual([409, 'absence_hours_beyond', 'away_minutes']);
    await world.delete('anna', `/timesheet/booking/${other.id}`);
    expect((await put('reopen')).body).toMatchObject({ status: 0, away_minutes: 300 });
  });

  it('[ART-05] [OFC-09] the office changes them to halves and back, and by another length', async () => {
    const { body } = await ask(90);
    const change = (fields: object) =>
      world.put<Entry>('chef', `/timesheet/absence/change/${body.id}`, {
        ...{ ...OFFICE, project: 60, kind_id: doctor, day: DAY },
        ...fields,
      });
    expect((await change({ half: 'first' })).body).toMatchObject({
      ...{ half: 'first', portion: 0.5, hours: 4, away_minutes: null },
    });
    expect((await change({ away_minutes: 45 })).body).toMatchObject({
      hours: 0.75,
      away_minutes: 45,
      portion: 0,
    });
    expect(refused(await change({ away_minutes: 481 }))[1]).toBe('absence_hours_beyond');
    expect((await change({})).body).toMatchObject({ half: null, hours: 8, away_minutes: null });
  });

  it('[ART-05] stay when the kind gives up hours: new ones are refused, the old ones may be mended', async () => {
    const { body } = await ask(90);
    const { body: one } = await world.get<AbsenceKind>('chef', `/absence-kind/${doctor}`);
    const given = { ...NEW_KIND, name: one.name, hours: false, archived: false, version: one.version };
    expect((await world.put('chef', `/absence-kind/${doctor}`, given)).status).toBe(200);
    expect(refused(await ask(60, { day: '2026-11-25' }))[1]).toBe('kind_no_hours');
    const mended = { ...OFFICE, project: 60, kind_id: doctor, day: '2026-11-26', away_minutes: 30 };
    const { body: after } = await world.put<Entry>('chef', `/timesheet/absence/change/${body.id}`, mended);
    expect(after).toMatchObject({ day: '2026-11-26', away_minutes: 30, kind_name: 'Arztbesuch' });
  });

  it('[ART-02] [SET-47] a contingent in days gives their part of the day, one in hours them', async () => {
    const contingent = await storeContingent(world, { name: 'Arztbesuch', amount: 1 });
    await world.sql('update absence_kinds set contingent_id = $1 where id = $2', [contingent, doctor]);
    expect((await ask(360)).status).toBe(200);
    const used = await ask(150, { day: '2026-11-25' });
    expect([refused(used)[1], used.body.message]).toEqual([
      'contingent_used',
      'Es bleiben 0,25 Tage Arztbesuch.',
    ]);
    expect((await ask(120, { day: '2026-11-25' })).status).toBe(200);
    await world.sql(`update contingents set unit = 'hours'`);
    await world.sql('update contingent_amounts set amount = 9');
    expect((await ask(61, { day: '2026-11-26' })).body.message).toBe('Es bleibt 1 Stunde Arztbesuch.');
    expect((await ask(60, { day: '2026-11-26' })).status).toBe(200);
  });

  it('[SET-45] a kind on vacation or overtime has none', async () => {
    const post = (base: number) => world.post('chef', '/absence-kind', { ...NEW_KIND, base, hours: true });
    expect([refused(await post(10)), refused(await post(30))]).toEqual(
      Array(2).fill([400, 'kind_hours', 'hours']),
    );
    expect((await post(60)).body).toMatchObject({ hours: true });
  });
});

it('[ART-05] of two processes at once one has the hours of a kind, and both those of two kinds that fit', async () => {
  const settings = { DATABASE_URL: world.databaseUrl, JWT_SECRET: World.secret, PORT: '0', DEMO: 'off' };
  const second = await startServer(
    { ...settings, WORKER: 'off', DATABASE_POOL: '4' },
    { clock: new Clock(() => Date.parse('2026-11-20T09:00:00Z')), quiet: true },
  );
  try {
    const authorize = await world.token('anna');
    const court = await kind({ name: 'Gericht' });
    const at = async (url: string, body: object) => {
      const init = { method: 'POST', headers: { authorize, 'content-type': 'application/json' } };
      const sent = { project: 60, day: DAY, ...body };
      return (await fetch(`${url}/api/timesheet/absence`, { ...init, body: JSON.stringify(sent) })).status;
    };
    const race = async (first: object, then: object) => {
      await world.sql('delete from entries');
      return (await Promise.all([at(world.url, first), at(second.url, then)])).sort();
    };
    const of = (kind_id: number, away_minutes: number) => ({ kind_id, away_minutes });
    for (let round = 0; round < 3; round++) {
      expect(await race(of(doctor, 60), of(doctor, 30))).toEqual([200, 409]);
      expect(await race(of(doctor, 60), of(court, 30))).toEqual([200, 200]);
      expect(await race(of(doctor, 300), of(court, 300))).toEqual([200, 409]);
      expect(await race(of(doctor, 60), { kind_id: court })).toEqual([200, 409]);
    }
  } finally {
    await second.close();
  }
});

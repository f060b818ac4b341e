import type { AbsenceKindInput } from '@stundenbuch/domain/records/kinds/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { NEW_KIND, storeKind } from '../../../test/kinds.ts';
import { close, lockedMonth, withMonthClose, workedMonth } from '../../../test/month.ts';
import { PEOPLE } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import { startServer } from '../../server.ts';

// Friday 20 November 2026
const FEATURES = ['calendar', 'contracts', 'halfdays', 'kinds', 'ledger', 'office', 'overtime', 'closing'];
const PARENTAL: Partial<AbsenceKindInput> = { name: 'Elternzeit', base: 100, credit: 'zero_target' };
const { anna } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await withMonthClose(world);
  for (const table of ['absence_requests', 'absence_kinds', 'contracts'])
    await world.sql(`delete from ${table}`);
  await world.sql('update users set records_from = null');
  await contract('1900-01-01', [480, 480, 480, 480, 480, 0, 0]);
  await switchOn(world, 1, FEATURES, '2026-10-01');
});

const contract = (from: string, minutes: number[]) =>
  world.sql(
    `insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at, created_by)
      values (1, $1, $2, $3, $4, 30, now(), 13)`,
    [anna.id, from, minutes.reduce((sum, day) => sum + day, 0) / 60, minutes],
  );
const kind = (changes: Partial<AbsenceKindInput> = {}) => storeKind(world, changes);
const ask = (kind_id: number, day: string, more: object = {}) =>
  world.post<Entry>('anna', '/timesheet/absence', { project: 60, kind_id, day, ...more });
const OFFICE = { user: anna.id, reason: 'Auf Zuruf', any_month: true };
const enter = (kind_id: number, day: string, more: object = {}) =>
  world.post<Entry>('chef', '/timesheet/absence', { project: 60, kind_id, day, ...OFFICE, ...more });
const own = async () => (await world.get<Entry[]>('anna', '/timesheet/absences')).body;
const rows = () =>
  world.sql(
    `select day::text, type, kind_id, credit, status, hours::float8, target::float8 from entries order by day, id`,
  );
interface Month {
  days: { day: string; target: number; credited: number; difference: number }[];
}
const account = async (month = '2026-11') =>
  (await world.get<Month>('anna', `/overtime/user/${anna.id}/${month}`)).body;
const counts = async (day: string) => {
  const { target, credited, difference } =
    (await account(day.slice(0, 7))).days.find((one) => one.day === day) ?? {};
  return { target, credited, difference };
};

describe('a closed month', () => {
  it('[ART-01] [MON-03] takes no day of a kind, gives none back, decides and reopens none', async () => {
    const id = await kind();
    const of = { kind_id: id, credit: 'neutral' };
    const [open, approved, declined] = await store(
      world,
      away('2026-10-06', 60, 0, of),
      away('2026-10-07', 60, 1, of),
      away('2026-10-08', 60, 2, of),
    );
    await world.sql(`update entries set decided_at = '2026-11-20T09:00:00Z' where id = $1`, [declined]);
    const { request } = (await ask(id, '2026-10-12', { end: '2026-10-13' })).body;
    expect((await world.put('chef', `/absence-request/${request}/decline`, {})).status).toBe(200);
    await lockedMonth(world, anna.id, '2026-10-01');
    const before = await rows();
    const change = { ...OFFICE, project: 60, kind_id: id, day: '2026-11-24' };
    const answers: Answer[] = [
      await ask(id, '2026-10-09'),
      await enter(id, '2026-10-09'),
      await ask(id, '2026-10-30', { end: '2026-11-03' }),
      await world.delete('anna', `/timesheet/booking/${approved}`),
      await world.call('chef', 'DELETE', `/timesheet/booking/${approved}`, OFFICE),
      await world.put('chef', `/timesheet/absence/change/${approved}`, change),
      await world.put('chef', `/timesheet/absence/${open}`, {}),
      await world.put('chef', `/timesheet/absence/cancel/${approved}`, {}),
      await world.put('chef', `/timesheet/absence/reopen/${declined}`, {}),
      await world.put('chef', `/absence-request/${request}/reopen`, {}),
    ];
    expect(answers.map((answer) => refused(answer).slice(0, 2))).toEqual(
      Array(answers.length).fill([409, 'month_sealed']),
    );
    expect(await rows()).toEqual(before);
  });

  it('[ART-03] [ART-06] keeps name and figures on its sheet, whatever becomes of kind and feature', async () => {
    await workedMonth(world, anna.id, '2026-10', ['2026-10-06']);
    const id = await kind(PARENTAL);
    await store(world, away('2026-10-06', 100, 1, { kind_id: id, credit: 'zero_target' }));
    const closed = await close(world, [anna.id], { reason: 'Ohne Bestätigung' });
    expect(closed.body).toMatchObject([{ closed: true }]);
    interface Sheet {
      sha256: string;
      data: { rows: object[] };
    }
    const sheet = async () => (await world.get<Sheet>('anna', `/sheet/${anna.id}/2026-10`)).body;
    const before = await sheet();
    expect(before.data.rows[5]).toMatchObject({ kind: 'Elternzeit', target: 0, credited: 0, difference: 0 });
    const [{ version }] = (await world.sql<{ version: number }>('select version from absence_kinds')) as [
      { version: number },
    ];
    const renamed = { ...NEW_KIND, ...PARENTAL, name: 'Auszeit', archived: true, version };
    expect((await world.put('chef', `/absence-kind/${id}`, renamed)).status).toBe(200);
    expect(await own()).toMatchObject([{ kind_name: 'Auszeit' }]);
    expect(await sheet()).toEqual(before);
    await switched(false);
    expect(await sheet()).toEqual(before);
  });
});

it('[ART-01] [OFC-09] a day of a kind that was archived since is moved by the office, but becomes none of it', async () => {
  const id = await kind(PARENTAL);
  const [moved, plain] = await store(
    world,
    away('2026-11-24', 100, 1, { kind_id: id, credit: 'zero_target' }),
    away('2026-11-25', 100),
  );
  await world.sql('update absence_kinds set archived_at = now()');
  const change = (entry: number | undefined, day: string) =>
    world.put<Entry>('chef', `/timesheet/absence/change/${entry}`, {
      ...OFFICE,
      project: 100,
      kind_id: id,
      day,
    });
  expect((await change(moved, '2026-11-26')).body).toMatchObject({
    day: '2026-11-26',
    kind_name: 'Elternzeit',
  });
  expect(refused(await change(plain, '2026-11-27'))).toEqual([400, 'absence_type', 'project']);
});

const switched = async (on: boolean) =>
  expect((await world.post('chef', '/company/features', { feature: 'kinds', on })).status).toBe(200);

describe('the switch', () => {
  it('[ART-01] [FND-05] within a month changes no figure, and days before it may be of a kind as well', async () => {
    await switched(false);
    await store(world, away('2026-11-03', 100), away('2026-11-04', 30, 1, { target: 8 }));
    const before = await account();
    const preview = await world.post<{ figures: object[] }>('chef', '/company/features/preview', {
      feature: 'kinds',
      on: true,
    });
    expect(preview.body.figures).toEqual([]);
    await switched(true);
    const [row] = await world.sql(`select since::text from company_settings where feature = 'kinds'`);
    expect(row).toEqual({ since: '2026-11-01' });
    expect(await account()).toEqual(before);
    const id = await kind(PARENTAL);
    for (const day of ['2026-11-05', '2026-10-29']) {
      expect((await ask(id, day, { project: 100 })).body).toMatchObject({ kind_id: id });
      expect(await counts(day)).toEqual({ target: 0, credited: 0, difference: 0 });
    }
  });

  it('[ART-01] [FND-06] off again leaves what is stored readable and counted, deletes it like any other, and back on it has its name', async () => {
    const id = await kind(PARENTAL);
    await enter(id, '2026-11-19', { project: 100 });
    await enter(id, '2026-11-25', { project: 100, half: 'first' });
    const [days, figures] = [await rows(), await account()];
    await switched(false);
    const listed = await own();
    expect(listed.map(({ day, project_name, half }) => [day, project_name, half])).toEqual([
      ['2026-11-25', 'Abwesenheit', 'first'],
      ['2026-11-19', 'Abwesenheit', null],
    ]);
    for (const who of ['anna', 'chef', 'lena'] as const) {
      const read = await world.get<Entry[]>(who, `/timesheet/user/${anna.id}/2026-11-01/2026-11-30`);
      expect([read.status, JSON.stringify(read.body)]).toEqual([
        200,
        expect.not.stringContaining('Elternzeit'),
      ]);
    }
    const found = async (word: string) =>
      (await world.get<Entry[]>('anna', `/timesheet/absences?search=${word}`)).body.map(({ day }) => day);
    expect(await found('Elternzeit')).toEqual([]);
    expect(await found('Abwesenheit')).toEqual(['2026-11-25', '2026-11-19']);
    expect(await rows()).toEqual(days);
    expect(JSON.stringify(await account())).not.toContain('Elternzeit');
    expect((await account()).days.map(({ target, difference }) => [target, difference])).toEqual(
      figures.days.map(({ target, difference }) => [target, difference]),
    );
    expect((await world.delete('anna', `/timesheet/booking/${listed[0]?.id}`)).status).toBe(200);
    await switched(true);
    expect(await own()).toMatchObject([{ day: '2026-11-19', kind_id: id, kind_name: 'Elternzeit' }]);
  });
});

describe('the days of a person', () => {
  it('[ART-01] [START-02] of whom recording begins today: before it nothing is asked for, and the office’s entry owes nothing', async () => {
    await world.sql(`update users set records_from = '2026-11-20' where id = $1`, [anna.id]);
    const id = await kind({ credit: 'lowering' });
    const unrecorded = [409, 'before_recording', 'day'];
    expect(refused(await ask(id, '2026-11-19'))).toEqual(unrecorded);
    expect(refused(await ask(id, '2026-11-19', { end: '2026-11-23' }))).toEqual(unrecorded);
    expect((await ask(id, '2026-11-20')).status).toBe(200);
    expect((await enter(id, '2026-11-19')).status).toBe(200);
    expect(await counts('2026-11-19')).toMatchObject({ target: 0, difference: 0 });
    expect(await counts('2026-11-20')).toMatchObject({ target: 480, credited: 0 });
  });

  it('[ART-01] [CON-02] who is employed from today on has none before, whoever enters it', async () => {
    await world.sql('delete from contracts');
    await contract('2026-11-20', [480, 480, 480, 480, 480, 0, 0]);
    const id = await kind();
    expect(refused(await ask(id, '2026-11-19'))).toEqual([409, 'not_employed', 'day']);
    expect(refused(await enter(id, '2026-11-19'))).toEqual([409, 'not_employed', 'day']);
    expect((await ask(id, '2026-11-20', { end: '2026-11-23' })).status).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    ['neutral', [null, null, null, null]],
    ['lowering', [8, 8, 8, 4]],
    ['zero_target', [null, null, null, null]],
  ] as const)(
    '[ART-03] [CON-09] a range over a change of contract: each day by its own, %s',
    async (credit, targets) => {
      await contract('2026-12-01', [480, 480, 240, 0, 0, 0, 0]);
      const id = await kind({ credit });
      expect((await ask(id, '2026-11-27', { end: '2026-12-04' })).status).toBe(200);
      const days = ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02'];
      expect(await rows()).toMatchObject(
        days.map((day, at) => ({ day, kind_id: id, credit, hours: at === 3 ? 4 : 8, target: targets[at] })),
      );
    },
  );
});

describe('half a day of a kind', () => {
  const WORK = { day: '2026-11-19', start_time: '12:00', end_time: '16:00', break: 0, hours: 4 };
  const half = (credit: AbsenceKindInput['credit']) => kind({ name: credit, credit });

  it.each([
    ['neutral', { target: 480, credited: 480, difference: 0 }],
    ['lowering', { target: 480, credited: 240, difference: -240 }],
    ['zero_target', { target: 240, credited: 240, difference: 0 }],
  ] as const)('[ART-03] %s beside working time, whichever was there before', async (credit, expected) => {
    const id = await half(credit);
    const record = () => world.post<Entry>('anna', '/timesheet/workingtime', WORK);
    expect((await enter(id, WORK.day, { half: 'first' })).status).toBe(200);
    expect((await record()).status).toBe(200);
    expect(await counts(WORK.day)).toEqual(expected);
    await world.sql('delete from entries');
    expect((await record()).status).toBe(200);
    expect((await enter(id, WORK.day, { half: 'first' })).status).toBe(200);
    expect(await counts(WORK.day)).toEqual(expected);
  });

  it.each([
    ['neutral', 'zero_target', { target: 240, credited: 240, difference: 0 }],
    ['lowering', 'zero_target', { target: 240, credited: 0, difference: -240 }],
    ['neutral', 'lowering', { target: 480, credited: 240, difference: -240 }],
  ] as const)(
    '[ART-03] two kinds share a day: %s in the morning, %s after it',
    async (first, second, expected) => {
      await enter(await half(first), WORK.day, { half: 'first' });
      await enter(await half(second), WORK.day, { half: 'second' });
      expect(await counts(WORK.day)).toEqual(expected);
    },
  );
});

it('[ART-01] of two processes that ask for one day at once one wins, and two halves both', async () => {
  const settings = { DATABASE_URL: world.databaseUrl, JWT_SECRET: World.secret, PORT: '0', DEMO: 'off' };
  const second = await startServer(
    { ...settings, WORKER: 'off', DATABASE_POOL: '4' },
    { clock: new Clock(() => Date.parse('2026-11-20T09:00:00Z')), quiet: true },
  );
  try {
    const authorize = await world.token('anna');
    const at = async (url: string, body: object) => {
      const headers = { authorize, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ project: 60, ...body }) };
      return (await fetch(`${url}/api/timesheet/absence`, init)).status;
    };
    const [one, other] = [await kind(), await kind({ name: 'Hochzeit' })];
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']) {
      const asked = (kind_id: number, more = {}) => ({ day, kind_id, ...more });
      const race = (first: object, then: object) =>
        Promise.all([at(world.url, first), at(second.url, then)]).then((codes) => codes.sort());
      expect(await race(asked(one), asked(other))).toEqual([200, 409]);
      await world.sql('delete from entries');
      const halves = [asked(one, { half: 'first' }), asked(other, { half: 'second' })] as const;
      expect(await race(...halves)).toEqual([200, 200]);
    }
    expect(await rows()).toHaveLength(2);
  } finally {
    await second.close();
  }
});

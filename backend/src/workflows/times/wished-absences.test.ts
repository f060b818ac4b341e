import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { CorrectionPreview } from '@stundenbuch/domain/workflows/month/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, type StoredEntry, store } from '../../../test/entries.ts';
import { storeKind } from '../../../test/kinds.ts';
import { ledTeam } from '../../../test/led-team.ts';
import { month, reopen, workedMonth } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';
import { SICK, setAbsenceWishes, VACATION } from './absence-wishes.fixture.ts';

const set = setAbsenceWishes();
const { ask, asked, answer, rows, change } = set;
let world: World;
let vacation: number;
beforeEach(() => {
  ({ world, vacation } = set);
});

const preview = (id: number, who: Person = 'chef') =>
  world.post<CorrectionPreview>(who, `/correction/${id}/preview`, {});
const openVacation = async () =>
  (await world.get<CurrentUser>('anna', '/user/current')).body.openVacation as number;
const difference = async (of: string) => (await month(world, 'anna', 11, of)).sheet.sums.difference;

/** By how much the days that are left and the minutes of each month change, as the preview says and as it is then. */
async function accepted(id: number): Promise<{ days: number; minutes: number }> {
  const before = await openVacation();
  const { body: said } = await preview(id);
  expect([said.refusal, refused(await answer(id))]).toEqual([null, [200, undefined]]);
  for (const { month: of, after } of said.months) expect(await difference(of)).toBe(after);
  const days = (await openVacation()) - before;
  const by = (changes: { before: number; after: number }[]) =>
    changes.reduce((sum, one) => sum + one.after - one.before, 0);
  expect(by(said.vacation)).toBe(days);
  return { days, minutes: by(said.months) };
}
/** The day of the month, what it is, and how much of it. */
const off = async () =>
  (await rows()).map(({ day, type, first_half, second_half }) => [
    Number(day.slice(-2)),
    type,
    Number(first_half) / 2 + Number(second_half) / 2,
  ]);

/** By the call of the settings, the day before today. */
async function switchedOnYesterday(feature: string): Promise<void> {
  await world.sql(`update companies set features = array_remove(features, $1) where id = 1`, [feature]);
  await world.sql('delete from company_settings where feature = $1', [feature]);
  world.setClock('2026-11-19T09:00:00Z');
  const { status, body } = await world.post('chef', '/company/features', { feature, on: true });
  expect([feature, status, body]).toEqual([feature, 200, expect.anything()]);
  world.setClock('2026-11-20T09:00:00Z');
}
const contract = (from: string, minutes: number[]) =>
  change(`insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at, created_by)
    values (1, 11, '${from}', ${minutes.reduce((a, b) => a + b) / 60}, '{${minutes.join()}}', 30, now(), 13)`);
const contractsFrom = (day: string) =>
  change(`update contracts set valid_from = '${day}' where user_id = 11`);
/** As if they had been there before the month was closed. */
async function stored(...entries: StoredEntry[]): Promise<number[]> {
  await world.sql(`update month_closings set state = 'open'`);
  const ids = await store(world, ...entries);
  await world.sql(`update month_closings set state = 'closed'`);
  return ids;
}
const untouched = async () => {
  expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 1 });
};
const ownDay = (day: string, kind: 'free' | 'half') =>
  change(`insert into company_days (company_id, day, name, kind, created_at, created_by)
    values (1, '${day}', 'Betriebsfest', '${kind}', now(), 13)`);

describe('a feature that is switched on since yesterday', () => {
  it.each(['calendar', 'overtime', 'halfdays', 'kinds', 'ledger', 'decisions', 'visibility'])(
    '[MON-11] %s: what was wished before is written as it was wished',
    async (feature) => {
      const id = await asked('2026-10-05', { project: SICK, end: '2026-10-07' }, { entry: vacation });
      await switchedOnYesterday(feature);
      expect(await accepted(id)).toEqual({ days: 1, minutes: 960 });
      expect(await off()).toEqual([5, 6, 7].map((day) => [day, SICK, 1]));
    },
  );

  it('[MON-11] [HOL-05] holidays: of a day before them none is free', async () => {
    await switchedOnYesterday('calendar');
    await ownDay('2026-10-06', 'free');
    expect(await accepted(await asked('2026-10-06', { project: VACATION }))).toEqual({
      days: -1,
      minutes: 480,
    });
    await change('delete from company_days');
  });
});

describe('a person who begins', () => {
  it('[MON-11] [CON-03] with a contract inside the days is away on none before it', async () => {
    await change(`delete from entries where type <> 50`);
    const id = await asked('2026-10-05', { project: SICK, end: '2026-10-07' });
    const later = await asked('2026-10-06', { project: SICK, end: '2026-10-07' });
    await contractsFrom('2026-10-06');
    const before = [409, 'not_employed', 'day'];
    expect(refused(await ask('2026-10-05', { project: VACATION }))).toEqual(before);
    expect((await preview(id)).body.refusal).toBe('Für den 05.10.2026 besteht kein Arbeitsverhältnis.');
    expect(refused(await answer(id))).toEqual(before);
    await untouched();
    expect(await accepted(later)).toEqual({ days: 0, minutes: 960 });
    await contractsFrom('1900-01-01');
    expect(await off()).toEqual([6, 7].map((day) => [day, SICK, 1]));
  });

  it('[MON-11] today was away on no day before; what is there all the same can be taken away', async () => {
    await contractsFrom('2026-11-20');
    const given = refused(await ask('2026-10-06', { project: SICK }));
    const done = await accepted(await asked('2026-10-05', null, { entry: vacation }));
    await contractsFrom('1900-01-01');
    expect(given).toEqual([409, 'not_employed', 'day']);
    expect([done, await off()]).toEqual([{ days: 1, minutes: 0 }, []]);
  });

  it('[MON-11] [SET-32] of days before anything was recorded no hours count', async () => {
    await change(`update users set records_from = '2026-10-07' where id = 11`);
    const done = await accepted(await asked('2026-10-06', { project: SICK, end: '2026-10-07' }));
    await change('update users set records_from = null');
    expect(done).toEqual({ days: 0, minutes: 480 });
  });
});

describe('inside the days', () => {
  it('[MON-11] [CON-03] a contract changes: each day is what the contract of its time says', async () => {
    // From Wednesday on four hours, and none on Wednesdays.
    await contract('2026-10-07', [240, 240, 0, 240, 240, 0, 0]);
    await change(`delete from entries where day between '2026-10-08' and '2026-10-09'`);
    const id = await asked('2026-10-05', { project: VACATION, end: '2026-10-09' }, { entry: vacation });
    // The 5th was off already: eight hours of the 6th, four of the 8th and of the 9th.
    const done = await accepted(id);
    await change(`delete from contracts where valid_from = '2026-10-07'`);
    expect(done).toEqual({ days: -3, minutes: 480 + 240 + 240 });
    expect(await off()).toEqual([5, 6, 8, 9].map((day) => [day, VACATION, 1]));
  });

  it('[MON-11] [HOL-07] are a free day and half a one', async () => {
    await ownDay('2026-10-06', 'free');
    await ownDay('2026-10-07', 'half');
    await change(`delete from entries where day = '2026-10-08'`);
    const moved = { project: VACATION, from: '2026-10-06' };
    const free = [refused(await ask('2026-10-06', { project: SICK }))];
    free.push(refused(await ask('2026-10-05', moved, { entry: vacation })));
    const until = { project: VACATION, end: '2026-10-07', to_noon: true };
    const half = refused(await ask('2026-10-05', until, { entry: vacation }));
    const id = await asked('2026-10-05', { project: VACATION, end: '2026-10-08' }, { entry: vacation });
    const done = await accepted(id);
    await change('delete from company_days');
    expect(free).toEqual(Array(2).fill([400, 'absence_holiday', 'day']));
    expect(half).toEqual([400, 'absence_half_day', 'to_noon']);
    expect(done).toEqual({ days: -1.5, minutes: 240 + 480 });
    expect(await off()).toEqual([5, 7, 8].map((day) => [day, VACATION, 1]));
  });

  it('[MON-11] [HOL-11] is a closure, which stays and is charged once', async () => {
    await world.sql(`update month_closings set state = 'open'`);
    world.setClock('2026-10-01T09:00:00Z');
    const closure = { name: 'Umbau', from: '2026-10-06', to: '2026-10-06', type: VACATION };
    expect((await world.post('chef', '/calendar/closure', closure)).status).toBe(200);
    world.setClock('2026-11-20T09:00:00Z');
    await world.sql(`update month_closings set state = 'closed'`);
    const id = await asked('2026-10-05', { project: VACATION, end: '2026-10-07' }, { entry: vacation });
    expect(await accepted(id)).toEqual({ days: -1, minutes: 480 });
    expect(await off()).toEqual([5, 6, 7].map((day) => [day, VACATION, 1]));
  });

  it('[MON-11] [SET-47] are hours of a day: it is no whole one any more, half of it is', async () => {
    await switchOn(world, 1, ['kinds'], '2026-09-01');
    const doctor = await storeKind(world, { name: 'Arztbesuch', hours: true });
    const hours = {
      kind_id: doctor,
      credit: 'neutral',
      away_minutes: 90,
      first_half: false,
      second_half: false,
      hours: 1.5,
    };
    await stored(away('2026-10-06', 60, 1, hours));
    expect(refused(await ask('2026-10-06', { project: SICK }))).toEqual([409, 'absence_taken', 'day']);
    const id = await asked('2026-10-05', { project: SICK, end: '2026-10-07' }, { entry: vacation });
    expect(await accepted(id)).toEqual({ days: 1, minutes: 480 });
    expect(await accepted(await asked('2026-10-06', { project: SICK, half: 'first' }))).toEqual({
      days: 0,
      minutes: 240,
    });
    expect(await off()).toEqual([
      [5, SICK, 1],
      [6, SICK, 0.5],
      [6, 60, 0],
      [7, SICK, 1],
    ]);
  });
});

describe('a month that is closed at one end', () => {
  it('[MON-11] [MON-04] beside one that is over and was never closed: only the closed one has a next sheet', async () => {
    await workedMonth(world, 11, '2026-09', ['2026-09-30']);
    await change(`delete from entries where day = '2026-10-01'`);
    expect(await accepted(await asked('2026-09-30', { project: SICK, end: '2026-10-01' }))).toEqual({
      ...{ days: 0, minutes: 2 * 480 },
    });
    expect(await month(world, 'anna', 11, '2026-09')).toMatchObject({ state: 'open', version: 0 });
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 2 });
  });

  it('[MON-11] [MON-04] beside one that is open: of its days none is wished', async () => {
    const [last = 0, open = 0] = await stored(away('2026-10-30'), away('2026-11-02'));
    const wish = { project: SICK, end: '2026-10-31' };
    const refusal = [409, 'correction_open_day', 'day'];
    expect(refused(await ask('2026-10-30', wish, { entry: last, more: [open] }))).toEqual(refusal);
    expect(refused(await ask('2026-11-02', null, { entry: open, more: [last] }))).toEqual(refusal);
  });
});

it('[MON-11] [ABS-40] half days at both ends go along when the days are moved', async () => {
  await change(`delete from entries where type <> 50 or day = '2026-10-08'`);
  const [entry = 0, ...more] = await stored(
    away('2026-10-05', VACATION, 1, { first_half: false, hours: 4 }),
    away('2026-10-06'),
    away('2026-10-07', VACATION, 1, { second_half: false, hours: 4 }),
  );
  const noons = { from_noon: true, to_noon: true };
  const to = { project: VACATION, from: '2026-10-06', end: '2026-10-08', ...noons };
  expect(await accepted(await asked('2026-10-05', to, { entry, more }))).toEqual({ days: 0, minutes: 0 });
  expect(
    await world.sql(`select day::text, first_half, second_half, hours::float8 from entries
    where user_id = 11 and type = 10 order by day`),
  ).toEqual([
    { day: '2026-10-06', first_half: false, second_half: true, hours: 4 },
    { day: '2026-10-07', first_half: true, second_half: true, hours: 8 },
    { day: '2026-10-08', first_half: true, second_half: false, hours: 4 },
  ]);
});

describe('who decides', () => {
  it('[MON-11] [TEAM-12] is no lead, who changes the absence where its month is open: then the wish is stale', async () => {
    await switchOn(world, 1, ['teams'], '2026-09-01');
    await ledTeam(world, ['absences', 'hours', 'correct', 'month', 'sick']);
    await change('update entries set decided_by = 12, decided_at = now() where type = 10');
    const id = await asked('2026-10-05', { project: SICK, half: 'first' }, { entry: vacation });
    expect((await preview(id, 'bert')).status).toBe(403);
    expect((await answer(id, true, 'bert')).status).toBe(403);
    const sick = { user: 11, day: '2026-10-05', project: SICK, reason: 'Attest gesehen', any_month: true };
    const path = `/timesheet/absence/change/${vacation}`;
    expect(refused(await world.put('bert', path, sick))).toEqual([409, 'month_sealed']);
    await reopen(world);
    expect((await world.put('bert', path, sick)).status).toBe(200);
    expect(refused(await answer(id))).toEqual([409, 'correction_stale']);
    expect(await off()).toEqual([[5, SICK, 1]]);
  });

  it('[MON-11] are two at once of two wishes: both are written, each with its sheet', async () => {
    await world.sql('update users set role = 2 where id = 14');
    const first = await asked('2026-10-06', { project: SICK });
    const second = await asked('2026-10-05', null, { entry: vacation });
    const answers = await Promise.all([answer(first), answer(second, true, 'lena')]);
    await world.sql('update users set role = 4 where id = 14');
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 3 });
    expect(await off()).toEqual([[6, SICK, 1]]);
  });

  it('[MON-11] are two at once of wishes that contradict each other: the later one is stale', async () => {
    const [second = 0] = await stored(away('2026-10-06'));
    const both = await asked(
      '2026-10-05',
      { project: SICK, end: '2026-10-06' },
      { entry: vacation, more: [second] },
    );
    const none = await asked('2026-10-06', null, { entry: second });
    const answers = await Promise.all([answer(both), answer(none)]);
    expect(answers.map((one) => refused(one)).sort()).toEqual([
      [200, undefined],
      [409, 'correction_stale'],
    ]);
    expect((await off()).length).toBe(answers[0]?.status === 200 ? 2 : 1);
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 2 });
  });
});

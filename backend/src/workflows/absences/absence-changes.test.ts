import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Preview } from '@stundenbuch/domain/workflows/requests/preview-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store, work } from '../../../test/entries.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('delete from absence_requests');
  await world.sql('truncate changes, correction_reads');
  await world.sql(`update users set vacation = 2, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026,
    weeklyhours = 40, working_days = '1111100'`);
  await world.setFeatures('alpha', ['audit', 'office', 'halfdays']);
});

const ANNA = { user: 11, reason: 'Attest vom Montag' };
const change = (id: number | undefined, changes: object = {}, who: 'chef' | 'anna' | 'lena' = 'chef') =>
  world.put<Entry>(who, `/timesheet/absence/change/${id}`, {
    ...ANNA,
    day: '2026-11-24',
    project: 10,
    ...changes,
  });
const rows = () =>
  world.sql(`select day::text, type, status, hours::float8 as hours, request_id as request
    from entries order by day, type`);
const open = async () =>
  (await world.get<{ openVacation: number }>('anna', '/user/current')).body.openVacation;

describe('an absence that the office changes', () => {
  it('[OFC-09] [OFC-04] is one change of one row: kind, day and half, with the reason, and the person is told', async () => {
    const [id] = await store(world, away('2026-11-23'));
    const { status, body } = await change(id, { project: 20, day: '2026-11-24', half: 'second' });
    expect([status, body]).toMatchObject([
      200,
      { id, day: '2026-11-24', project: 20, half: 'second', hours: 4, status: 1 },
    ]);
    expect(await open()).toBe(2);
    const log = await world.sql(
      `select actor_id, person_id, op, reason from changes where table_name = 'entries' order by id`,
    );
    // The first is how the test began.
    expect(log.slice(1)).toEqual([{ actor_id: 13, person_id: 11, op: 'U', reason: ANNA.reason }]);
    const { body: told } = await world.get<{ reason: string }[]>('anna', '/audit/corrections');
    expect(told.map(({ reason }) => reason)).toEqual([ANNA.reason]);
  });

  it('[OFC-09] an open request is approved by it, and none that could be taken back', async () => {
    const [id] = await store(world, away('2026-11-23', 10, 0));
    expect((await change(id)).body.status).toBe(1);
    expect(refused(await world.put('chef', `/timesheet/absence/reopen/${id}`))[1]).toBe('absence_undo_over');
  });

  it('[OFC-09] has its own day and its own vacation at its disposal, and no more', async () => {
    const [first, second] = await store(world, away('2026-11-23'), away('2026-11-24'));
    // Both days of the year are taken: another kind of day, the same day, another day.
    expect((await change(second)).status).toBe(200);
    expect((await change(second, { day: '2026-11-25' })).status).toBe(200);
    expect(refused(await change(first, { day: '2026-11-25' }))).toEqual([409, 'absence_taken', 'day']);
    const [sick] = await store(world, away('2026-11-26', 20));
    expect(refused(await change(sick, { day: '2026-11-26' }))).toEqual([409, 'vacation_insufficient']);
    expect(await open()).toBe(0);
  });

  it('[OFC-09] an account below zero refuses no day that is only moved', async () => {
    const [id] = await store(world, away('2026-11-23'), away('2026-11-24'), away('2026-11-25'));
    expect(await open()).toBe(-1);
    expect((await change(id, { day: '2026-11-26' })).status).toBe(200);
    expect(await open()).toBe(-1);
  });

  it('[OFC-09] leaves the request that it shares with others, and stays in one of its own', async () => {
    const asked = { day: '2026-11-23', end: '2026-11-24', project: 10 };
    const { body } = await world.post<Entry & { created: Entry[] }>('anna', '/timesheet/absence', asked);
    const [first, second] = body.created;
    expect((await change(second?.id, { project: 20 })).status).toBe(200);
    const apart = (await rows()) as { request: number }[];
    expect(new Set(apart.map(({ request }) => request)).size).toBe(2);
    expect((await change(first?.id, { day: '2026-11-25' })).status).toBe(200);
    expect((await change(second?.id, { project: 60, day: '2026-11-26' })).status).toBe(200);
    expect(((await rows()) as { request: number }[]).map(({ request }) => request)).toEqual(
      apart.map(({ request }) => request),
    );
  });

  it('[OFC-09] a past month needs the choice; what was declined or cancelled is over', async () => {
    const [past, declined] = await store(world, away('2026-10-29'), away('2026-11-23', 10, 2));
    expect(refused(await change(past))).toEqual([409, 'absence_past']);
    expect((await change(past, { any_month: true })).status).toBe(200);
    expect(refused(await change(declined, { day: '2026-11-25' }))).toEqual([409, 'absence_processed']);
  });

  it.each([
    [{ project: 80 }, [400, 'absence_type', 'project']],
    [{ day: '2026-11-28' }, [400, 'absence_weekday', 'day']],
    [{ day: '2027-04-01' }, [400, 'absence_period', 'day']],
    [{ half: 'x' }, [400, 'invalid_input', 'half']],
    [{ reason: 'ab' }, [400, 'correction_reason', 'reason']],
    [{ user: 12 }, [403, 'forbidden']],
    [{ user: 21 }, [404, 'not_found']],
  ])('[OFC-09] refuses %j as every correction, and nothing is changed', async (changes, expected) => {
    const [id] = await store(world, away('2026-11-23'));
    const before = await rows();
    expect(refused(await change(id, changes))).toEqual(expected);
    expect(await rows()).toEqual(before);
  });

  it('[OFC-09] [OFC-01] only absences, only by an admin, only where the company has it', async () => {
    const [id, hours] = await store(world, away('2026-11-23'), work('2026-11-19'));
    expect(refused(await change(hours))).toEqual([404, 'not_found']);
    expect(refused(await change(999999))).toEqual([404, 'not_found']);
    expect((await change(id, {}, 'anna')).status).toBe(403);
    expect((await change(id, {}, 'lena')).status).toBe(403);
    await world.setFeatures('alpha', ['audit']);
    expect(refused(await change(id))).toEqual([403, 'feature_off']);
  });

  it('[OFC-09] [LED-06] in a ledger the day comes back, and the figure is the sum of its postings', async () => {
    await world.sql('update users set vacation = 30');
    await switchOn(world, 1, ['calendar', 'contracts', 'ledger'], '2026-11-01');
    const [id] = await store(world, away('2026-11-23'));
    const before = await open();
    expect((await change(id, { project: 20, day: '2026-11-23' })).status).toBe(200);
    expect(await open()).toBe(before + 1);
    expect((await change(id, { day: '2026-12-24', half: 'first' })).status).toBe(200);
    expect(await open()).toBe(before + 0.5);
    const { body } = await world.get<{ value: number; postings: { days: number }[] }>(
      'anna',
      '/vacation/ledger/11?figure=open',
    );
    expect([body.value, body.postings.reduce((sum, { days }) => sum + days, 0)]).toEqual([
      before + 0.5,
      before + 0.5,
    ]);
  });

  it('[OFC-09] is shown first what it would do to account and hours, which writes nothing and needs no reason', async () => {
    await switchOn(world, 1, ['calendar', 'contracts', 'overtime'], '2026-10-01');
    const [id] = await store(world, away('2026-11-18'));
    const preview = (body: object = {}, who: 'chef' | 'anna' | 'lena' = 'chef') =>
      world.post<Preview>(who, `/timesheet/absence/change/${id}/preview`, {
        ...{ user: 11, day: '2026-11-18', project: 10, any_month: true },
        ...body,
      });
    const [before, left] = [await rows(), await open()];
    const { body: half } = await preview({ half: 'first' });
    expect(half).toMatchObject({
      ...{ half: 'first', days: ['2026-11-18'] },
      years: [{ year: 2026, before: left, after: left + 0.5, promised: 0, overdrawn: 0 }],
    });
    const [november] = half.months ?? [];
    expect([november?.month, (november?.after ?? 0) - (november?.before ?? 0)]).toEqual(['2026-11', -240]);
    // Days to come count nowhere yet: only the day that is given back does.
    expect((await preview({ day: '2026-11-26' })).body.months).toEqual([
      { month: '2026-11', before: november?.before, after: (november?.before ?? 0) - 480 },
    ]);
    const { body: moved } = await preview({ day: '2026-10-29', project: 20 });
    expect(moved.years).toMatchObject([{ before: left, after: left + 1 }]);
    expect(moved.months?.map(({ month, before, after }) => [month, after - before])).toEqual([
      ['2026-10', 480],
      ['2026-11', -480],
    ]);
    expect((await preview({ project: 20 })).body.months).toEqual([]);
    expect(refused(await preview({ project: 80 }))).toEqual([400, 'absence_type', 'project']);
    for (const who of ['anna', 'lena'] as const) expect((await preview({}, who)).status).toBe(403);
    expect(await rows()).toEqual(before);
    expect((await change(id, { day: '2026-11-18', half: 'first' })).status).toBe(200);
    expect(await open()).toBe(left + 0.5);
    await world.setFeatures('alpha', ['audit', 'office', 'halfdays']);
    expect((await preview()).body.months).toEqual([]);
  });

  it('[OFC-09] two changes to the same free day end in one of the two orders', async () => {
    const [one, two] = await store(world, away('2026-11-23', 20), away('2026-11-24', 20));
    const to = { project: 20, day: '2026-11-26' };
    const answers = await Promise.all([change(one, to), change(two, to)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows()).toHaveLength(2);
  });
});

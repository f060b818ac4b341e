import type { ComparedDay, RepeatedWeek } from '@stundenbuch/domain/workflows/day/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { away, booking, store, work } from '../../../test/entries.ts';
import { storeKind } from '../../../test/kinds.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026, 10:00 in Berlin
const TODAY = '2026-11-20';
const text = { booking_text: 'Dach gedeckt' };

let world: World;
let kind = 0;
beforeAll(async () => {
  world = await World.start();
  await world.setFlags('alpha', ['timebooking', 'projectbooking', 'absences']);
  await world.sql(
    `insert into places (id, company_id, name, land, created_at, created_by) values (71, 1, 'Werk', 'BY', now(), 13)`,
  );
  kind = await storeKind(world, { name: 'Kurzarbeit', hours: true });
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock(`${TODAY}T09:00:00Z`);
  for (const table of ['entries', 'contracts', 'company_days'])
    await world.sql(`delete from ${table} where company_id = 1`);
  await world.sql(`update companies set features = '{}' where id = 1`);
  await world.sql('update users set records_from = null, worker_since = null where id = 11');
  await switchOn(world, 1, ['day', 'calendar', 'contracts', 'halfdays', 'kinds'], '2026-10-01');
  await contract('2020-01-01', 480);
});

const contract = (from: string, minutes: number) =>
  world.sql(
    `insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, place_id, created_at, created_by)
      values (1, 11, $1, $2::float8 / 12, array[$2, $2, $2, $2, $2, 0, 0]::int[], 30, 71, now(), 13)`,
    [from, minutes],
  );
const days = async (from: string, to: string) =>
  (await world.get<ComparedDay[]>('anna', `/timesheet/days/${from}/${to}`)).body;
const day = async (of: string) => (await days(of, of))[0] as ComparedDay;
const rightDay = (of: string, hours = 8) => [work(of, hours), booking(of, hours, text)];
/** What is proposed of the day: its kind, the time, the hours on projects, and what it leaves. */
const proposed = ({ proposals }: ComparedDay) =>
  proposals.map(({ kind: of, time, bookings, left }) =>
    [of, time && `${time.start_time}-${time.end_time}`, ...bookings.map(({ hours }) => hours), left].join(
      ' ',
    ),
  );

async function taken(of: ComparedDay) {
  const body = { proposal: of.proposals[0], fingerprint: of.fingerprint };
  return (await world.post<ComparedDay>('anna', `/timesheet/days/${of.day}/apply`, body)).body;
}

describe('a compared day', () => {
  it('[DAY-01] [DAY-03] that the company made half owes half, and is like no whole one', async () => {
    await world.sql(`insert into company_days (company_id, day, name, kind, created_at, created_by)
      values (1, '2026-11-19', 'Betriebsfest', 'half', now(), 13)`);
    await store(world, ...rightDay('2026-11-18'));
    const half = await day('2026-11-19');
    expect([half.state, half.target, proposed(half)]).toEqual(['missing', 4, ['planned 08:00-12:00 4 0']]);
    expect(await taken(half)).toMatchObject({ state: 'right', worked: 4, booked: 4 });
  });

  it('[DAY-03] [DAY-05] after a contract changed within the week is like those of the new one', async () => {
    await contract('2026-11-18', 360);
    await store(world, ...rightDay('2026-11-16'), ...rightDay('2026-11-09'), ...rightDay('2026-11-12'));
    expect(proposed(await day('2026-11-17'))[0]).toBe('like 08:00-16:00 8 0');
    const changed = await day('2026-11-18');
    expect([changed.target, proposed(changed)]).toEqual([6, ['planned 08:00-14:00 6 0']]);
    expect((await taken(changed)).state).toBe('right');
    expect(proposed(await day('2026-11-19'))[0]).toBe('like 08:00-14:00 6 0');
    // What Thursday of last week owed is more than this one does.
    const { body } = await world.post<RepeatedWeek>('anna', '/timesheet/weeks/47/repeat', {});
    expect(body.created).toEqual([]);
    expect(body.skipped).toContainEqual({
      day: '2026-11-19',
      message: 'Das Soll ist ein anderes als in der Woche davor.',
    });
  });

  it('[DAY-01] [DAY-05] of who began today is the only one, and the week before it stays empty', async () => {
    await world.sql('update users set records_from = $1, worker_since = $1 where id = 11', [TODAY]);
    const week = await days('2026-11-16', TODAY);
    expect(week.map(({ state }) => state)).toEqual([...Array(4).fill('free'), 'missing']);
    expect(week.flatMap(({ proposals }) => proposals).map(({ time }) => time?.end_time)).toEqual(['16:45']);
    const { body } = await world.post<RepeatedWeek>('anna', '/timesheet/weeks/47/repeat', { like: 'plan' });
    expect([...new Set(body.created.map((entry) => entry.day))]).toEqual([TODAY]);
  });

  it('[DAY-01] of before comparing was switched on is compared as well, and repaired where it can change', async () => {
    await switchOn(world, 1, ['day'], '2026-11-01');
    await store(world, ...rightDay('2026-10-29'), work('2026-11-02'), booking('2026-11-02', 5, text));
    const before = await days('2026-10-29', '2026-11-02');
    expect(before.map(({ state }) => state)).toEqual(['right', 'locked', 'free', 'free', 'different']);
    expect((await taken(before[4] as ComparedDay)).state).toBe('right');
  });

  it('[DAY-01] [DAY-03] of which hours are off owes the rest, and is filled up to it', async () => {
    const off = { away_minutes: 180, hours: 3, first_half: false, second_half: false };
    const short = { ...off, kind_id: kind, credit: 'neutral' };
    await store(world, away('2026-11-19', 60, 1, short), ...rightDay('2026-11-18'));
    const rest = await day('2026-11-19');
    expect([rest.state, rest.target, proposed(rest)]).toEqual(['missing', 5, ['planned 08:00-13:00 5 0']]);
    expect(await taken(rest)).toMatchObject({ state: 'right', worked: 5, difference: 0 });
  });
});

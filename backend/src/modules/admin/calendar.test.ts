import type { CalendarDay, CompanyDayRow, Place } from '@stundenbuch/domain/day/calendar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { calendarIn, place, set, switchCalendar, withoutCalendar } from '../../../test/calendar.ts';
import { away, store } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await withoutCalendar(world);
});

const year = async (of: number, query = '', who: Person = 'anna') =>
  (await world.get<CalendarDay[]>(who, `/calendar/${of}${query}`)).body;
const days = (found: readonly CalendarDay[]) => found.map(({ day }) => day);
const own = (fields: object) =>
  world.post<CompanyDayRow>('chef', '/calendar/day', {
    day: '2026-12-04',
    name: 'Barbarafeier',
    kind: 'free',
    ...fields,
  });

describe('GET /calendar/{year}', () => {
  it('[HOL-13] is closed while the calendar is off, open to every session while it is on', async () => {
    expect(refused(await world.get('anna', '/calendar/2026'))).toEqual([403, 'feature_off']);
    await calendarIn(world, 'BY');
    for (const who of ['anna', 'chef', 'lena'] as const) expect(await year(2027, '', who)).toHaveLength(12);
    expect(refused(await world.get('otto', '/calendar/2027'))).toEqual([403, 'feature_off']);
  });

  it('[HOL-13] names days and where they come from; before the calendar counts they count in full', async () => {
    const augsburg = await calendarIn(world, 'BY');
    await world.put('chef', `/calendar/place/${augsburg}`, {
      name: 'Augsburg',
      land: 'BY',
      extras: ['augsburg'],
    });
    await own({});
    const found = await year(2026);
    expect(found.find(({ day }) => day === '2026-06-04')).toEqual({
      day: '2026-06-04',
      name: 'Fronleichnam',
      factor: 1,
      origin: 'law',
    });
    expect(found.find(({ day }) => day === '2026-12-04')).toEqual({
      day: '2026-12-04',
      name: 'Barbarafeier',
      factor: 0,
      origin: 'company',
    });
    expect((await year(2027)).find(({ day }) => day === '2027-08-08')).toMatchObject({
      origin: 'place',
      factor: 0,
    });
    expect(days(found)).toEqual(days(found).toSorted());
  });

  it('[HOL-13] [OFC-07] an admin and a reader ask for the days of a person, a colleague does not', async () => {
    await calendarIn(world, 'BY');
    expect(await year(2027, '?user=11', 'chef')).toHaveLength(12);
    expect(await year(2027, '?user=11', 'lena')).toHaveLength(12);
    expect(refused(await world.get('bert', '/calendar/2027?user=11'))).toEqual([403, 'forbidden']);
    for (const unknown of [21, 4711]) {
      expect(refused(await world.get('chef', `/calendar/2027?user=${unknown}`))).toEqual([404, 'not_found']);
    }
  });

  it('[HOL-06] [HOL-13] computes any year when it is asked for', async () => {
    await calendarIn(world, 'BE');
    expect(days(await year(2028))).toContain('2028-06-17');
    expect(await year(2040)).toHaveLength(10);
    expect(refused(await world.get('anna', '/calendar/jahr'))).toEqual([400, 'invalid_input', 'year']);
  });

  it('[HOL-04] [HOL-13] answers for another place, and for none that the company does not have', async () => {
    await calendarIn(world, 'BY');
    const berlin = await place(world, 'BE');
    expect(days(await year(2027, `?place=${berlin}`))).toContain('2027-03-08');
    expect(refused(await world.get('anna', '/calendar/2027?place=999999'))).toEqual([
      400,
      'place_unknown',
      'place',
    ]);
  });

  it('[HOL-04] without a place there are the days that are free everywhere', async () => {
    await switchCalendar(world, true);
    expect(await year(2027)).toHaveLength(9);
  });
});

describe('places', () => {
  it('[HOL-03] have only the options of their Land', async () => {
    await switchCalendar(world, true);
    const wrong = await world.post('chef', '/calendar/place', {
      name: 'Köln',
      land: 'NW',
      extras: ['mariae'],
    });
    expect([...refused(wrong), wrong.body]).toMatchObject([
      400,
      'extra_not_in_land',
      'extras',
      { message: '„Mariä Himmelfahrt (15.08.)“ gibt es in Nordrhein-Westfalen nicht.' },
    ]);
    const saxony = { name: 'Bautzen', land: 'SN', extras: ['fronleichnam', 'fronleichnam'] };
    expect((await world.post<Place>('chef', '/calendar/place', saxony)).body).toMatchObject({
      name: 'Bautzen',
      land: 'SN',
      extras: ['fronleichnam'],
      version: 1,
    });
    expect(refused(await world.post('chef', '/calendar/place', { ...saxony, name: 'BAUTZEN' }))).toEqual([
      409,
      'place_taken',
      'name',
    ]);
  });

  it('[START-04] the first is the usual one, in a race as well', async () => {
    await switchCalendar(world, true);
    const race = await Promise.all(['BY', 'BE', 'SN'].map((land) => place(world, land)));
    const usual = async () => {
      const { body } = await world.get<Record<string, { value: { place: number } }>>(
        'chef',
        '/company/settings',
      );
      return body.calendar?.value.place;
    };
    expect(race).toContain(await usual());
    const [first] = await world.sql('select min(id)::int as id from places where company_id = 1');
    expect(await usual()).toBe(first?.id);
  });

  it('[HOL-04] that are in use stay: the usual one, and one with own days', async () => {
    const usual = await calendarIn(world, 'BY');
    const other = await place(world, 'BE');
    const inUse = [409, 'place_in_use'];
    const { body: day } = await own({ place_id: other });
    expect(refused(await world.delete('chef', `/calendar/place/${usual}`))).toEqual(inUse);
    const answer = await world.delete<{ message: string }>('chef', `/calendar/place/${other}`);
    expect([...refused(answer), answer.body.message]).toEqual([...inUse, 'Der Ort wird noch verwendet.']);
    await world.delete('chef', `/calendar/day/${day.id}`);
    expect((await world.delete('chef', `/calendar/place/${other}`)).body).toEqual({ id: other });
    expect((await world.get<Place[]>('lena', '/calendar/place')).body.map(({ id }) => id)).toEqual([usual]);
  });

  it('[HOL-04] a setting names only places of the company', async () => {
    await switchCalendar(world, true);
    const value = { place: 999_999 };
    expect(refused(await world.put('chef', '/company/settings/calendar', { value, version: 0 }))).toEqual([
      400,
      'place_unknown',
      'place',
    ]);
  });

  it('[HOL-13] are changed by admins alone; of two changes to one version the second is stale', async () => {
    const id = await calendarIn(world, 'BY');
    const body = { name: 'München', land: 'BY', extras: [], version: 1 };
    expect(refused(await world.put('lena', `/calendar/place/${id}`, body))).toEqual([403, 'forbidden']);
    expect(refused(await world.put('olga', `/calendar/place/${id}`, body))).toEqual([403, 'feature_off']);
    const both = await Promise.all([1, 2].map(() => world.put('chef', `/calendar/place/${id}`, body)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refused(both.find(({ status }) => status === 409) as never)).toEqual([409, 'stale']);
  });
});

describe('own days', () => {
  it('[HOL-05] are one a place and day', async () => {
    const munich = await calendarIn(world, 'BY');
    const { body } = await own({});
    expect(body).toMatchObject({
      day: '2026-12-04',
      name: 'Barbarafeier',
      kind: 'free',
      place_id: null,
      version: 1,
    });
    const again = await own({ name: 'Noch einmal' });
    expect([...refused(again), again.body]).toMatchObject([
      409,
      'company_day_taken',
      'day',
      { message: 'Am 04.12.2026 gibt es bereits einen eigenen Tag.' },
    ]);
    expect((await own({ place_id: munich })).status).toBe(200);
    expect(refused(await own({ day: '2026-12-07', place_id: 999_999 }))).toEqual([
      400,
      'place_unknown',
      'place_id',
    ]);
  });

  it('[HOL-05] are changed with the version that was read, and deleted', async () => {
    await calendarIn(world, 'BY');
    const { body: day } = await own({});
    const change = (fields: object) =>
      world.put<CompanyDayRow>('chef', `/calendar/day/${day.id}`, { ...day, ...fields });
    expect((await change({ kind: 'half' })).body).toMatchObject({ kind: 'half', version: 2 });
    expect(refused(await change({ kind: 'free' }))).toEqual([409, 'stale']);
    expect((await world.delete('chef', `/calendar/day/${day.id}`)).body).toEqual({ id: day.id });
    expect(refused(await world.delete('chef', `/calendar/day/${day.id}`))).toEqual([404, 'not_found']);
  });

  it('[HOL-10] of past months stay as they were', async () => {
    await calendarIn(world, 'BY');
    world.setClock('2027-02-10T09:00:00Z');
    expect(refused(await own({ day: '2027-01-15' }))).toEqual([409, 'company_day_past', 'day']);
    expect((await own({ day: '2027-02-01' })).status).toBe(200);
    // Before the calendar counts it changes nothing.
    expect((await own({ day: '2026-10-01' })).status).toBe(200);
  });

  it('[HOL-06] the stored target of an open day follows the calendar', async () => {
    const [id] = await store(world, away('2026-12-04', 30, 1, { target: 8 } as never));
    const stored = async () =>
      (await world.sql(`select hours::float8, target::float8 from entries where id = ${id}`))[0];
    await calendarIn(world, 'BY');
    expect(await stored()).toEqual({ hours: 8, target: 8 });
    const { body: day } = await own({ kind: 'half' });
    expect(await stored()).toEqual({ hours: 4, target: 4 });
    await world.put('chef', `/calendar/day/${day.id}`, { ...day, kind: 'free' });
    expect(await stored()).toEqual({ hours: 0, target: 0 });
    await world.delete('chef', `/calendar/day/${day.id}`);
    expect(await stored()).toEqual({ hours: 8, target: 8 });
    await set(world, { eve24: 'half' });
    expect(await stored()).toEqual({ hours: 8, target: 8 });
  });
});

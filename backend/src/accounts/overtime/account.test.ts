import type {
  OvertimeBalance,
  OvertimeMonth,
  OvertimeOfPerson,
  PostedPosting,
} from '@stundenbuch/domain/accounts/overtime/contract';
import type { FeaturePreview } from '@stundenbuch/domain/features/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { away, store, work } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026; November begins on a Sunday. The company knows the federal holidays alone.
let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('update users set vacation_lastyear_entered_in = 2026, vacation = 30');
  await world.sql(`insert into users (id, company_id, email, first_name, name, role, weeklyhours, working_days, active,
      vacation_lastyear_entered_in)
    values (15, 1, 'fort@beispiel.example', 'Fritz', 'Fort', 1, 40, '1111100', false, 2026)`);
  await store(
    world,
    work('2026-09-01', 10),
    work('2026-10-01', 9),
    away('2026-10-02', 30, 1, { target: 8 } as object),
  );
});
afterAll(() => world?.close());

const turn = (feature: string, on: boolean, preview = '') =>
  world.post<FeaturePreview>('chef', `/company/features${preview}`, { feature, on, since: '2026-11-01' });
const month = async (who: Person = 'anna', user = 11, of = '2026-11') =>
  (await world.get<OvertimeMonth>(who, `/overtime/user/${user}/${of}`)).body;
const company = async (of = '2026-11') =>
  (await world.get<OvertimeOfPerson[]>('chef', `/overtime/company/${of}`)).body;
const current = async (who: Person = 'anna') =>
  (await world.get<OvertimeBalance>(who, '/overtime/balance')).body.overtime;
const post = (changes: object) =>
  world.post<PostedPosting>('chef', '/overtime/posting', {
    user: 11,
    day: '2026-11-02',
    minutes: 60,
    kind: 'correction',
    text: 'Nachgetragen',
    ...changes,
  });

describe('before it is switched on', () => {
  it.each(['/overtime/balance', '/overtime/user/11/2026-11'])(
    '[OVT-08] [FND-02] %s is refused',
    async (path) => {
      expect(await world.get('anna', path)).toMatchObject({ status: 403, body: { code: 'feature_off' } });
    },
  );
});

describe('switching', () => {
  beforeAll(async () => {
    await turn('calendar', true);
    await turn('contracts', true);
  });

  it('[OVT-04] [FND-05] proposes the sum of the old monthly differences, and opens everybody’s account with it', async () => {
    const preview = (await turn('overtime', true, '/preview')).body;
    expect(preview.figures.every(({ proposed }) => proposed)).toBe(true);
    // 10 of 8 hours in September; 9 of 8, and a day of overtime reduction, in October.
    expect(preview.figures).toContainEqual(
      expect.objectContaining({
        user: 11,
        figure: 'Eröffnung des Stundenkontos (Stunden)',
        before: null,
        after: -5,
      }),
    );
    expect(preview.figures.map(({ user }) => user)).not.toContain(14);
    expect(await world.sql('select from time_postings')).toEqual([]);
    expect((await turn('overtime', true)).status).toBe(200);
    const { postings, opening } = await month();
    expect([opening, postings.map(({ minutes, kind, day }) => [minutes, kind, day])]).toEqual([
      0,
      [[-300, 'opening', '2026-11-01']],
    ]);
  });

  it('[OVT-04] [FND-06] off closes the calls and returns every figure; on again opens nothing twice', async () => {
    const figures = async () => [
      (await world.get('anna', '/user/current')).body,
      (await world.get('chef', '/timesheet/user/11')).body,
      (await world.get('anna', '/timesheet/missingbookings')).body,
      (await world.get('anna', '/timesheet/overview')).body,
      (await world.get('chef', '/timesheet/pending-absences')).body,
    ];
    const [on, postings] = [await figures(), await world.sql('select * from time_postings order by id')];
    expect((await turn('overtime', false)).status).toBe(200);
    expect((await world.get('anna', '/overtime/balance')).status).toBe(403);
    expect(await figures()).toEqual(on);
    expect((await turn('overtime', true)).status).toBe(200);
    expect(await world.sql('select * from time_postings order by id')).toEqual(postings);
  });
});

describe('an account', () => {
  beforeAll(async () => {
    const short = { type: 50, start_minute: 480, break_hours: 0 };
    await store(
      world,
      work('2026-11-02', 9),
      away('2026-11-03', 20),
      work('2026-11-04', 4),
      away('2026-11-04', 10, 0, { first_half: false, hours: 4 }),
      { ...short, day: '2026-11-05', hours: 7.52, end_minute: 931 },
    );
    await world.sql(`update entries set target = 8 where type = 50`);
  });
  beforeEach(async () => {
    expect(
      (await post({ kind: 'opening', day: '2026-11-01', minutes: 60, text: 'Aus der alten Liste' })).status,
    ).toBe(200);
  });

  it('[OVT-01] [OVT-02] [OVT-03] [OVT-08] has a reason for every number of a month', async () => {
    const { days, opening, closing } = await month();
    const byDay = Object.fromEntries(days.map((day) => [day.day.slice(8), day]));
    expect(days.map(({ day }) => day.slice(8)).join()).toMatch(/^01,02,.*,20$/);
    expect(byDay['02']).toMatchObject({ target: 480, credited: 540, difference: 60, balance: 120 });
    expect(byDay['03']).toMatchObject({ target: 480, credited: 480, difference: 0 });
    expect(byDay['04']).toMatchObject({ target: 480, credited: 480, difference: 0 });
    expect(byDay['05']).toMatchObject({ target: 480, credited: 451, difference: -29, balance: 91 });
    expect(byDay['06']).toMatchObject({ target: 480, credited: 0, difference: -480 });
    expect(byDay['20']).toMatchObject({ counts: false, difference: 0 });
    expect(byDay['04']?.reasons.map(({ text, minutes }) => [text, minutes])).toEqual([
      ['Vertrag, Mittwoch', 480],
      ['Arbeit 08:00–12:00', 240],
      ['Urlaub (Nachmittag), beantragt', 240],
    ]);
    expect([opening, closing]).toEqual([0, 60 + 60 - 29 - 480 * 10]);
  });

  it('[FND-11] [OVT-05] [OVT-08] is one number at every place', async () => {
    const { closing, course, since } = await month('lena');
    expect(await current()).toEqual({
      minutes: closing,
      since,
      warning: 'Ihr Stundenkonto steht bei −78,48 Stunden.',
    });
    const row = (await company()).find(({ user }) => user === 11);
    expect(row).toMatchObject({ opening: 0, closing, balance: closing, outside: true, posted: 60 });
    expect(course).toMatchObject([{ month: '2026-11', balance: closing }]);
    const december = await month('anna', 11, '2026-12');
    expect([december.opening, december.closing, december.days]).toEqual([closing, closing, []]);
    expect(await month('anna', 11, '2026-10')).toMatchObject({
      opening: 0,
      closing: 0,
      days: [],
      postings: [],
    });
  });

  it('[OVT-03] today counts with a whole absence or a finished working time', async () => {
    const before = (await current())?.minutes as number;
    const [half] = await store(world, away('2026-11-20', 10, 1, { second_half: false, hours: 4 }));
    expect((await current())?.minutes).toBe(before);
    await store(world, work('2026-11-20', 5));
    expect((await current())?.minutes).toBe(before + 60);
    await world.sql(`delete from entries where day = '2026-11-20'`);
    expect(half).toBeGreaterThan(0);
  });

  it('[OVT-08] is hidden from colleagues, and nobody records for a reader', async () => {
    expect(await world.get('bert', '/overtime/user/11/2026-11')).toMatchObject({ status: 403 });
    expect(await world.get('anna', '/overtime/company/2026-11')).toMatchObject({ status: 403 });
    expect(await world.post('lena', '/overtime/posting', {})).toMatchObject({ status: 403 });
    expect((await company()).map(({ user }) => user).sort()).toEqual([11, 12, 13, 15]);
    expect(await current('lena')).toBeNull();
    expect(await world.get('chef', '/overtime/user/14/2026-11')).toMatchObject({ status: 404 });
    expect(await world.get('chef', '/overtime/user/21/2026-11')).toMatchObject({ status: 404 });
    expect(await world.get('anna', '/overtime/user/11/2026-13')).toMatchObject({ status: 400 });
  });

  it('[OVT-04] an opening replaces the one before, a posting is taken back by another, and none is ever changed', async () => {
    const before = (await current())?.minutes as number;
    const opened = (await post({ kind: 'opening', day: '2026-11-01', minutes: 90, text: 'Abgelesen' })).body;
    expect(opened).toMatchObject({ minutes: 90, balance: before + 30 });
    // Answers are compared byte for byte between builds.
    expect(Object.keys(opened).join()).toBe('user,day,kind,text,reverses_id,minutes,id,balance,warnings');
    const cut = (await post({ kind: 'cut', minutes: 45, text: 'Vereinbart' })).body;
    expect(cut).toMatchObject({ minutes: -45, balance: before - 15, warnings: [] });
    const reversal = await world.post<PostedPosting>('chef', `/overtime/posting/${cut.id}/reversal`, {
      text: 'Versehen',
    });
    expect(reversal.body).toMatchObject({ minutes: 45, reverses_id: cut.id, balance: before + 30 });
    const again = await world.post('chef', `/overtime/posting/${cut.id}/reversal`, { text: 'Versehen' });
    expect(again).toMatchObject({ status: 409, body: { code: 'overtime_reversed' } });
    const { postings } = await month();
    expect(postings.filter(({ open }) => open).map(({ kind, minutes, by }) => [kind, minutes, by])).toEqual([
      ['opening', 90, 'Chef Muster'],
    ]);
    const sum = postings.reduce((total, { minutes }) => total + minutes, 0);
    expect(sum).toBe(90);
  });

  it('[VEC-40] [OVT-07] a payout beyond the balance is posted with a warning', async () => {
    const balance = (await current())?.minutes as number;
    const lifted = await post({ minutes: 600 - balance });
    expect(lifted.body.balance).toBe(600);
    const paid = await post({ kind: 'payout', minutes: 300, text: 'Mit dem Novemberlohn' });
    expect(paid.body).toMatchObject({ minutes: -300, balance: 300, warnings: [] });
    const more = await post({ kind: 'payout', minutes: 360, text: 'Mit dem Dezemberlohn' });
    expect(more.body).toMatchObject({
      minutes: -360,
      balance: -60,
      warnings: ['Die Auszahlung ist höher als das Guthaben von 5 Stunden.'],
    });
    expect((await current())?.warning).toBeNull();
  });

  it('[OVT-04] two admins who reverse one posting at once: one of them is told', async () => {
    const { id } = (await post({ minutes: 15 })).body;
    const both = [1, 2].map(() =>
      world.post('chef', `/overtime/posting/${id}/reversal`, { text: 'Versehen' }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[OVT-04] two openings at once leave one', async () => {
    const both = [30, 45].map((minutes) =>
      post({ kind: 'opening', day: '2026-11-01', minutes, text: 'Abgelesen' }),
    );
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    const open = (await month()).postings.filter((posting) => posting.open && posting.kind === 'opening');
    expect(open).toHaveLength(1);
  });
});

describe('[OVT-06] only from what is there', () => {
  const ask = (day: string, end?: string) =>
    world.post('anna', '/timesheet/absence', { day, project: 30, ...(end && { end }) });
  const clear = () => world.sql(`delete from entries where day > '2026-11-20'`);
  beforeAll(async () => {
    const balance = (await current())?.minutes as number;
    await post({ minutes: 500 - balance });
    await clear();
  });

  it('is not asked by default', async () => {
    expect((await ask('2026-11-24', '2026-11-30')).status).toBe(200);
    await clear();
  });

  it('refuses a request for more, and of two at once the second', async () => {
    await world.put('chef', '/company/settings/overtime', { value: { only_credit: true } });
    expect(await ask('2026-11-24', '2026-11-25')).toMatchObject({
      status: 409,
      body: {
        code: 'overtime_insufficient',
        message: 'Das Stundenkonto reicht nicht aus. Verfügbar: 0,33 Stunden.',
        field: 'day',
      },
    });
    const both = await Promise.all([ask('2026-11-24'), ask('2026-11-26')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await world.sql(`select from entries where day > '2026-11-20'`)).length).toBe(1);
  });

  it('asks again when a declined request is taken back', async () => {
    const [entry] = await world.sql<{ id: number }>(`select id from entries where day > '2026-11-20'`);
    const id = entry?.id as number;
    expect((await world.put('chef', `/timesheet/absence/decline/${id}`)).status).toBe(200);
    expect((await ask('2026-12-01')).status).toBe(200);
    expect(await world.put('chef', `/timesheet/absence/reopen/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'overtime_insufficient' },
    });
    await world.sql(`delete from entries where day = '2026-12-01'`);
    expect((await world.put('chef', `/timesheet/absence/reopen/${id}`)).status).toBe(200);
  });
});

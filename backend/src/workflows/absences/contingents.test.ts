import type {
  Contingent,
  ContingentBalance,
  ContingentFigure,
  StoredContingentPosting,
} from '@stundenbuch/domain/accounts/contingents/contract';
import type { CreatedAbsence } from '@stundenbuch/domain/records/absences/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { storeContingent, storeKind } from '../../../test/kinds.ts';
import { lockedMonth } from '../../../test/month.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import { startServer } from '../../server.ts';

// Friday 20 November 2026
const FEATURES = ['calendar', 'contracts', 'halfdays', 'kinds', 'ledger', 'office', 'overtime', 'closing'];
const { anna, bert } = PEOPLE;

let world: World;
let contingent: number;
let kind: number;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  for (const table of [
    'month_sheets',
    'month_closings',
    'contingent_postings',
    'entries',
    'absence_requests',
  ])
    await world.sql(`delete from ${table}`);
  for (const table of ['absence_kinds', 'contingent_amounts', 'contingents', 'contracts', 'company_settings'])
    await world.sql(`delete from ${table}`);
  await switchOn(world, 1, FEATURES);
  await begin(anna.id);
  await begin(bert.id);
  contingent = await storeContingent(world, { name: 'Kind krank', amount: 3 });
  kind = await storeKind(world, { name: 'Kind krank', base: 20, contingent_id: contingent });
});

const begin = (user: number, from = '1900-01-01') =>
  world.sql(
    `insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at, created_by)
      values (1, $1, $2, 40, '{480,480,480,480,480,0,0}', 30, now(), 13)`,
    [user, from],
  );
const ask = (day: string, more: object = {}, who: Person = 'anna') =>
  world.post<CreatedAbsence>(who, '/timesheet/absence', { day, project: 20, kind_id: kind, ...more });
const figures = async (user: number = anna.id, who: Person = 'chef', asOf = '') =>
  (await world.get<ContingentBalance[]>(who, `/contingent-account/${user}${asOf && `?asOf=${asOf}`}`)).body[0]
    ?.figures;
const ranOut = (left: string) => [409, 'contingent_used', 'day', `Es ${left} Kind krank.`];
const refusedWith = (answer: { body: unknown } & Parameters<typeof refused>[0]) => [
  ...refused(answer),
  (answer.body as { message: string }).message,
];
const setAmount = (body: object) => world.put<Contingent>('chef', `/contingent/${contingent}/amount`, body);
const post = (body: object = {}) =>
  world.post<StoredContingentPosting>('chef', '/contingent-posting', {
    ...{
      user: anna.id,
      contingent,
      year: 2026,
      day: '2026-11-20',
      kind: 'extra',
      days: 2,
      text: 'Zwei Kinder',
    },
    ...body,
  });

describe('a contingent', () => {
  it('[ART-02] is asked when days are requested, and says what is left; half a day takes half', async () => {
    expect((await ask('2026-11-23')).status).toBe(200);
    expect((await ask('2026-11-24', { half: 'first' })).status).toBe(200);
    expect(refusedWith(await ask('2026-11-25', { end: '2026-11-26' }))).toEqual(ranOut('bleiben 1,5 Tage'));
    expect(await figures()).toEqual({ entitlement: 3, carried: 0, taken: 0, planned: 1.5, left: 1.5 });
    expect(await figures(anna.id, 'anna', '2026-11-23')).toMatchObject({ taken: 1, planned: 0.5 });
    expect((await ask('2027-01-11', { end: '2027-01-13' })).status).toBe(200);
  });

  it('[ART-02] declined and deleted days are given back; reopening asks again, of one day and of a request', async () => {
    const first = (await ask('2026-11-23', { end: '2026-11-25' })).body;
    await world.put('chef', `/absence-request/${first.request}/decline`, {});
    expect((await ask('2026-11-26')).status).toBe(200);
    const again = await world.put('chef', `/absence-request/${first.request}/reopen`, {});
    expect(refusedWith(again)).toEqual(ranOut('bleiben 2 Tage'));
    const single = await world.put('chef', `/timesheet/absence/reopen/${first.id}`, {});
    expect(single.status).toBe(200);
    expect(await figures()).toMatchObject({ left: 1 });
    await world.delete('anna', `/timesheet/booking/${first.id}`);
    expect(await figures()).toMatchObject({ left: 2 });
  });

  it('[ART-02] a single day that is reopened takes its day only where one is left', async () => {
    const { id } = (await ask('2026-11-23')).body;
    await world.put('chef', `/timesheet/absence/decline/${id}`, {});
    await ask('2026-11-24', { end: '2026-11-26' });
    expect(refusedWith(await world.put('chef', `/timesheet/absence/reopen/${id}`, {}))).toEqual(
      ranOut('bleiben 0 Tage'),
    );
  });

  it('[ART-02] what an admin mends takes the place of what it was', async () => {
    const { id } = (await ask('2026-11-23')).body;
    await ask('2026-11-24', { end: '2026-11-25' });
    const change = (body: object) =>
      world.put('chef', `/timesheet/absence/change/${id}`, {
        ...{ user: anna.id, reason: 'Auf Zuruf', project: 20, kind_id: kind, day: '2026-11-26' },
        ...body,
      });
    expect((await change({})).status).toBe(200);
    await setAmount({ year: 2026, amount: 2 });
    expect((await change({ day: '2026-11-27' })).status).toBe(200);
    const other = await storeKind(world, { name: 'Umzug' });
    expect((await change({ kind_id: other, project: 60 })).status).toBe(200);
    expect(refusedWith(await change({}))).toEqual(ranOut('bleiben 0 Tage'));
  });

  it('[ART-02] is a warning where the company wants no more', async () => {
    await world.put('chef', '/company/settings/kinds', {
      value: { certificate_day: 4, sick_months: 0, beyond_contingent: 'warn' },
    });
    const { status, body } = await ask('2026-11-23', { end: '2026-11-26' });
    expect([status, body.warning]).toEqual([200, 'Es bleiben 3 Tage Kind krank.']);
    expect(await figures()).toMatchObject({ left: -1 });
  });

  it('[ART-02] another amount of one person, and people who are not named', async () => {
    await setAmount({ user: anna.id, year: 2026, amount: 1 });
    expect(refusedWith(await ask('2026-11-23', { end: '2026-11-24' }))).toEqual(ranOut('bleibt 1 Tag'));
    expect((await ask('2026-11-23', { end: '2026-11-24' }, 'bert')).status).toBe(200);
    await world.sql('update contingents set only_for = true');
    expect(refusedWith(await ask('2026-11-25', {}, 'bert'))).toEqual(ranOut('bleiben 0 Tage'));
    expect((await ask('2026-11-23')).status).toBe(200);
    expect(await figures(bert.id)).toMatchObject({ left: -2 });
    await world.sql('delete from entries where user_id = $1', [bert.id]);
    expect(await figures(bert.id)).toBeUndefined();
  });

  it('[ART-02] [X-02] says why: postings of an admin, days by their kind, and their sum', async () => {
    await ask('2026-11-23');
    const { body: extra } = await post();
    const why = async () =>
      (await world.get<ContingentFigure>('anna', `/contingent-account/${anna.id}/${contingent}`)).body;
    const { value, postings } = await why();
    expect(value).toBe(4);
    expect(postings.map(({ kind: of, days, text }) => [of, days, text])).toEqual([
      ['entitlement', 3, 'Anspruch 2026'],
      ['extra', 2, 'Zwei Kinder'],
      ['taken', -1, 'Kind krank'],
    ]);
    expect(postings.map(({ reversible }) => reversible)).toEqual([false, true, false]);
    const reverse = () => world.post('chef', `/contingent-posting/${extra.id}/reverse`, { text: 'Doppelt' });
    expect((await reverse()).status).toBe(200);
    expect(refused(await reverse())).toEqual([409, 'posting_reversed']);
    expect((await why()).value).toBe(2);
  });

  it('[ART-02] [SET-20] nothing is posted into a closed month, nor to years without an amount', async () => {
    await lockedMonth(world, anna.id, '2026-10-01');
    expect(refused(await post({ day: '2026-10-20' }))).toEqual([409, 'month_sealed', 'day']);
    expect(refused(await post({ year: 2025 }))).toEqual([400, 'posting_bucket', 'year']);
    const of24 = await storeContingent(world, { name: 'Pflege', per: 'months_24' });
    expect(refused(await post({ contingent: of24 }))).toEqual([400, 'contingent_yearly', 'contingent']);
  });

  it('[ART-02] a colleague, a lead and a reader learn nothing of it', async () => {
    for (const who of ['bert', 'lena'] as const) {
      expect((await world.get(who, `/contingent-account/${anna.id}`)).status).toBe(403);
      expect((await world.get(who, `/contingent-account/${anna.id}/${contingent}`)).status).toBe(403);
    }
    expect((await world.get('olga', `/contingent-account/${anna.id}`)).status).toBe(403);
  });
});

describe('a contingent and the rest of the house', () => {
  it('[ART-02] counts days of a month that is closed, of before the feature, and of the year that turns', async () => {
    // The feature is on since yesterday; of October a sheet is frozen.
    await store(world, away('2026-10-06', 20, 1, { kind_id: kind, credit: 'neutral' }));
    await lockedMonth(world, anna.id, '2026-10-01');
    expect(await figures()).toMatchObject({ taken: 1, left: 2 });
    await setAmount({ year: 2027, amount: 1 });
    expect(await figures(anna.id, 'chef', '2027-01-04')).toMatchObject({ entitlement: 1, left: 1 });
    await world.sql("update contingents set carry = '03-31'");
    expect(await figures(anna.id, 'chef', '2027-01-04')).toMatchObject({ carried: 2, left: 3 });
    world.setClock('2027-01-04T09:00:00Z');
    expect((await ask('2027-01-11', { end: '2027-01-13' })).status).toBe(200);
    expect(refusedWith(await ask('2027-04-12'))).toEqual(ranOut('bleiben 0 Tage'));
    world.setClock('2026-11-20T09:00:00Z');
  });

  it('[ART-02] [SET-46] follows the contract of somebody who began today, and one that changes', async () => {
    await world.sql("update contingents set prorata = 'month'");
    await setAmount({ year: 2026, amount: 12 });
    await world.sql('delete from contracts');
    await begin(anna.id, '2026-11-20');
    expect(await figures()).toMatchObject({ entitlement: 1, left: 1 });
    expect(refusedWith(await ask('2026-11-23', { end: '2026-11-24' }))).toEqual(ranOut('bleibt 1 Tag'));
    await world.sql('delete from contracts');
    await begin(anna.id, '2026-10-01');
    expect(await figures()).toMatchObject({ entitlement: 3 });
    await begin(anna.id, '2026-12-01');
    expect(await figures()).toMatchObject({ entitlement: 3 });
  });

  it('[ART-02] of hours takes what the days owe, and what is half free takes half', async () => {
    await world.sql("update contingents set unit = 'hours'");
    await setAmount({ year: 2026, amount: 20 });
    await ask('2026-11-23', { half: 'second' });
    expect(await figures()).toMatchObject({ left: 16 });
    expect(refusedWith(await ask('2026-11-24', { end: '2026-11-26' }))).toEqual(ranOut('bleiben 16 Stunden'));
  });

  it('[ART-02] of two processes and many requests at once none takes more than there is', async () => {
    const second = await startServer(
      {
        ...{
          DATABASE_URL: world.databaseUrl,
          JWT_SECRET: World.secret,
          PORT: '0',
          DEMO: 'off',
          WORKER: 'off',
        },
        DATABASE_POOL: '4',
      },
      { clock: new Clock(() => Date.parse('2026-11-20T09:00:00Z')), quiet: true },
    );
    try {
      const authorize = await world.token('anna');
      const beside = (day: string) =>
        fetch(`${second.url}/api/timesheet/absence`, {
          method: 'POST',
          headers: { authorize, 'content-type': 'application/json' },
          body: JSON.stringify({ day, project: 20, kind_id: kind }),
        });
      const days = ['23', '24', '25', '26', '27', '30'].map((date) => `2026-11-${date}`);
      const answers = await Promise.all(days.map((day, at) => (at % 2 ? beside(day) : ask(day))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
      expect(await figures()).toMatchObject({ left: 0 });
    } finally {
      await second.close();
    }
  });
});

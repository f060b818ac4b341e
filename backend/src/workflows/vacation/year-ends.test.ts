import type { YearEnd, YearEndFigure } from '@stundenbuch/domain/workflows/yearend/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { World } from '../../../test/world.ts';
import { close, postings, preview, storedNotice, vacation, withAccounts } from '../../../test/year-end.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-04-02T09:00:00Z');
  await withAccounts(world, { 11: 5, 12: 4 });
});

const person = async (year: number, user = 11) =>
  (await preview(world, year)).people.find((one) => one.user === user);
const open = async () =>
  (await world.get<{ openVacation: number }>('anna', '/user/current')).body.openVacation;
const undo = (id: number) => world.post<{ posted: number }>('chef', `/vacation/closing/${id}/undo`);
const list = async () => (await world.get<YearEnd[]>('chef', '/vacation/closing')).body;

describe('the preview', () => {
  it('[LED-13] shows everybody with a vacation account, and posts nothing', async () => {
    await storedNotice(world, 11, 2025);
    await vacation(world, 11, '2026-03-16', '2026-03-17');
    const { people } = await preview(world, 2025);
    expect(people.map(({ first_name }) => first_name)).toEqual(['Anna', 'Bert', 'Chef']);
    expect(people[0]).toMatchObject({
      user: 11,
      entitlement: null,
      taken: null,
      rest: 5,
      carried: 5,
      expires: 3,
      rows: 1,
      proof: 'Gelesen am 11.01.2026',
      note: '',
      undecided: 0,
      deficit: 0,
    });
    expect(people[1]).toMatchObject({ expires: 0, proof: 'Kein Nachweis – verfällt nicht.', rows: 0 });
    expect(await postings(world)).toEqual([]);
  });

  it('[LED-08] a person may have another deadline, none, or none before a day', async () => {
    await storedNotice(world, 11, 2025);
    expect(await person(2025)).toMatchObject({ expires: 5 });
    const set = (body: object) => world.put('chef', '/vacation/expiry/11', body);
    await set({ expiry: 'never' });
    expect(await person(2025)).toMatchObject({ expires: 0, proof: '' });
    await set({ expiry: null, suspended_until: '2026-02-28' });
    expect(await person(2025)).toMatchObject({ expires: 0, proof: 'Kein Nachweis – verfällt nicht.' });
  });

  it('[LED-13] may be looked at before the year is over, and by a reader', async () => {
    const { status } = await world.post('lena', '/vacation/closing/preview', { year: 2026 });
    expect(status).toBe(200);
    expect(await person(2026)).toMatchObject({ entitlement: 30, rest: 35, carried: 35 });
  });
});

describe('a number of the preview', () => {
  const FIGURES = ['entitlement', 'taken', 'rest', 'carried', 'expires'] as const;
  const why = async (who: 'chef' | 'lena', figure: string, year = 2026, user = 11, more = '') =>
    world.get<YearEndFigure>(who, `/vacation/closing/figure/${year}/${user}?figure=${figure}${more}`);

  it('[LED-06] [LED-13] opens the postings that it is the sum of, for whoever sees the preview', async () => {
    await storedNotice(world, 11, 2025);
    await vacation(world, 11, '2026-03-16', '2026-03-17');
    for (const year of [2025, 2026]) {
      const line = await person(year);
      for (const figure of FIGURES) {
        const { status, body } = await why('lena', figure, year);
        const shown = line?.[figure] ?? null;
        const sign = figure === 'taken' && shown !== null ? 0 - shown : shown;
        expect([status, body.figure, body.value]).toEqual([200, figure, sign]);
        expect(body.postings.reduce((sum, { days }) => sum + days, 0)).toBe(sign ?? 0);
      }
    }
    expect((await why('chef', 'rest')).body.postings.map(({ kind }) => kind)).toContain('entitlement');
  });

  it('[LED-13] is refused to colleagues, for whoever is not there, and for another name', async () => {
    const path = '/vacation/closing/figure/2026/11';
    expect((await world.get('bert', path)).status).toBe(403);
    expect(refused(await why('chef', 'rest', 2026, 21))).toEqual([404, 'not_found']);
    expect(refused(await why('chef', 'x'))).toEqual([400, 'invalid_input', 'figure']);
    expect(refused(await why('chef', 'rest', 2026, 11, '&carry=ja'))).toEqual([
      400,
      'invalid_input',
      'carry',
    ]);
  });

  it('[LED-04] follows what is ticked', async () => {
    await vacation(world, 13, '2026-03-16', '2026-03-17');
    await world.sql('update contracts set vacation = 0 where user_id = 13');
    const carried = async (more: string) => (await why('chef', 'carried', 2026, 13, more)).body.value;
    expect(await person(2026, 13)).toMatchObject({ rest: -2, carried: 0, deficit: 2 });
    expect([await carried(''), await carried('&carry=true')]).toEqual([0, -2]);
  });
});

describe('applying', () => {
  it('[LED-08] [LED-13] posts what expires on the day of the deadline, and the account follows', async () => {
    await storedNotice(world, 11, 2025);
    expect(await open()).toBe(35);
    const { status, body } = await close(world, 2025);
    expect([status, body.posted]).toEqual([200, 1]);
    expect(await postings(world)).toEqual([
      { kind: 'expired', days: -5, day: '2026-03-31', year: 2025, closing: true },
    ]);
    expect(await open()).toBe(30);
    expect(await list()).toMatchObject([
      { year: 2025, applied_by: 'Chef Muster', undone_at: null, expired: 5, carried: 0 },
    ]);
  });

  it('[LED-14] twice posts nothing new, with the old preview or a new one', async () => {
    await storedNotice(world, 11, 2025);
    const { hash } = await preview(world, 2025);
    const apply = () => world.post('chef', '/vacation/closing', { year: 2025, hash });
    expect((await apply()).body).toMatchObject({ posted: 1 });
    expect((await apply()).body).toMatchObject({ posted: 0 });
    expect((await close(world, 2025)).body).toMatchObject({ posted: 0 });
    expect(await list()).toHaveLength(1);
  });

  it('[LED-14] a later change is a difference', async () => {
    await storedNotice(world, 11, 2025);
    await close(world, 2025);
    await vacation(world, 11, '2026-03-16');
    expect(await person(2025)).toMatchObject({ expires: 4, rows: 1 });
    expect((await close(world, 2025)).body).toMatchObject({ posted: 1 });
    expect((await postings(world)).map(({ days }) => days)).toEqual([-5, 1]);
    expect(await open()).toBe(30);
  });

  it('[LED-13] is refused when the facts have changed since the preview', async () => {
    const { hash } = await preview(world, 2025);
    await vacation(world, 12, '2026-03-16');
    const { status, body } = await world.post('chef', '/vacation/closing', { year: 2025, hash });
    expect([status, body]).toEqual([
      409,
      {
        code: 'basis_changed',
        message: 'Die Grundlage hat sich geändert. Bitte die Vorschau neu laden.',
        status: undefined,
      },
    ]);
    expect(await list()).toEqual([]);
  });

  it('[LED-13] is refused for a year that is not over, or before the account', async () => {
    expect((await close(world, 2026)).body).toMatchObject({
      code: 'closing_year',
      message: 'Das Jahr 2026 ist noch nicht zu Ende.',
    });
    expect((await close(world, 2024)).body).toMatchObject({ code: 'closing_before' });
  });

  it('[LED-04] what was taken too much is carried only where the admin says so', async () => {
    const days = Array.from({ length: 9 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-15`);
    await vacation(world, 13, ...days);
    await world.sql('update contracts set vacation = 6 where user_id = 13');
    world.setClock('2027-01-04T09:00:00Z');
    expect(await person(2026, 13)).toMatchObject({ rest: -3, carried: 0, deficit: 3 });
    expect((await close(world, 2026)).body).toMatchObject({ posted: 0 });
    expect((await close(world, 2026, { carry: [13] })).body).toMatchObject({ posted: 1 });
    expect(await postings(world, 13)).toEqual([
      { kind: 'carried', days: -3, day: '2027-01-01', year: 2027, closing: true },
    ]);
    expect(await person(2026, 13)).toMatchObject({ carried: -3, decided: { carry: true }, rows: 0 });
  });

  it('[LED-12] days of long sickness expire without a notice only where the admin ticks it', async () => {
    const sick = await world.sql<{ day: string }>(
      `select d::date::text as day from generate_series('2025-01-01'::date, '2027-04-30', '1 day') d
        where extract(isodow from d) < 6`,
    );
    await store(world, ...sick.map(({ day }) => away(day, 20)));
    world.setClock('2027-04-02T09:00:00Z');
    expect(await person(2025)).toMatchObject({ expires: 0, undecided: 5, note: 'krank seit 01.01.2025' });
    expect((await close(world, 2025)).body).toMatchObject({ posted: 0 });
    expect((await close(world, 2025, { expire: [11] })).body).toMatchObject({ posted: 1 });
    expect(await postings(world)).toMatchObject([{ days: -5, day: '2027-03-31' }]);
  });

  it('[LED-13] nothing happens by itself', async () => {
    await storedNotice(world, 11, 2025);
    world.setClock('2027-06-01T09:00:00Z');
    await open();
    expect(await postings(world)).toEqual([]);
  });
});

describe('undoing', () => {
  const figures = async () => {
    const account = await world.get<object>('anna', '/user/current');
    return { account: account.body, people: (await preview(world, 2025)).people };
  };

  it('[LED-14] returns the account bit by bit, and it can be closed again', async () => {
    await storedNotice(world, 11, 2025);
    const before = await figures();
    const { body } = await close(world, 2025);
    expect((await undo(body.id)).body).toMatchObject({ posted: 1 });
    const after = await figures();
    expect(after.people).toEqual(before.people);
    const { ledger: _, ...account } = after.account as { ledger: unknown };
    expect(before.account).toMatchObject(account);
    expect((await close(world, 2025)).body).toMatchObject({ posted: 1 });
    expect((await list()).map(({ undone_at }) => undone_at === null)).toEqual([true, false]);
    expect((await list()).map(({ expired }) => expired)).toEqual([5, 0]);
    expect(await open()).toBe(30);
  });

  it('[LED-14] leaves what was posted by hand', async () => {
    await storedNotice(world, 11, 2025);
    const { body } = await close(world, 2025);
    await world.sql(
      `insert into vacation_postings (company_id, user_id, year, day, kind, days, text, created_at)
        values (1, 11, 2026, '2026-04-01', 'extra', 2, 'Umzug', '2026-04-01')`,
    );
    await undo(body.id);
    expect(await open()).toBe(37);
  });

  it('[LED-14] is refused twice, and while there is a later closing', async () => {
    await storedNotice(world, 11, 2025);
    const first = (await close(world, 2025)).body.id;
    world.setClock('2027-01-04T09:00:00Z');
    const second = (await close(world, 2026)).body.id;
    const later = { code: 'closing_later', message: 'Zuerst den späteren Abschluss rückgängig machen.' };
    expect(await undo(first)).toMatchObject({ status: 409, body: later });
    expect(await close(world, 2025)).toMatchObject({ status: 409, body: later });
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await undo(first)).toMatchObject({ status: 409, body: { code: 'closing_undone' } });
    expect((await undo(999_999)).status).toBe(404);
  });
});

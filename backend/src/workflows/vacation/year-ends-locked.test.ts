import type { LedgerFigure } from '@stundenbuch/domain/accounts/vacation/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { close as closeMonths, month } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { close, postings, preview, storedNotice, vacation, withAccounts } from '../../../test/year-end.ts';

// Thursday 2 April 2026: payroll has closed Anna's first three months, and her days of 2025 have just expired.
let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-04-02T09:00:00Z');
  for (const table of ['month_sheets', 'month_closings', 'time_postings'])
    await world.sql(`delete from ${table}`);
  await withAccounts(world, { 11: 5, 12: 4 });
  await switchOn(world, 1, ['overtime', 'closing'], '2026-01-01');
});

const sealUntil = async (...months: string[]) => {
  for (const of of months) {
    const [one] = (await closeMonths(world, [11], { reason: 'Lohnlauf' }, of)).body;
    expect(one?.closed).toBe(true);
  }
};

const MONTHS = ['2026-01', '2026-02', '2026-03'];
const APRIL = 'Erster offener Tag für Anna Muster: 01.04.2026.';
const account = async () => (await world.get<CurrentUser>('anna', '/user/current')).body;
const stored = async () => (await world.get<CurrentUser>('chef', '/user/11')).body.version;
const enter = async (days: number) =>
  world.put('chef', '/user/11', { vacation_lastyear: days, version: await stored() });

describe('a year-end closing', () => {
  it('[SET-20] [LED-13] of everybody is posted and undone although a month of one person is closed', async () => {
    for (const user of [11, 12]) await storedNotice(world, user, 2025);
    await sealUntil(...MONTHS);
    const { sheet } = await month(world, 'chef', 11, '2026-03');
    expect((await preview(world, 2025)).refusal).toBeNull();
    const { status, body } = await close(world, 2025);
    expect([status, body.posted]).toEqual([200, 2]);
    const expired = { kind: 'expired', day: '2026-03-31', year: 2025, closing: true };
    expect(await postings(world)).toEqual([{ ...expired, days: -5 }]);
    const undone = await world.post('chef', `/vacation/closing/${body.id}/undo`);
    expect([undone.status, undone.body]).toMatchObject([200, { posted: 2 }]);
    expect(await postings(world)).toEqual([
      { ...expired, days: -5 },
      { ...expired, days: 5 },
    ]);
    // The paper stays what was signed, and nothing says that it differs.
    expect((await month(world, 'chef', 11, '2026-03')).sheet).toEqual(sheet);
    const { body: people } = await world.get<MonthOfPerson[]>('chef', '/month/company/2026-03');
    expect(people.find(({ user }) => user === 11)).toMatchObject({ state: 'closed', account_differs: null });
  });

  it('[SET-20] carries what was taken too much into a closed January', async () => {
    world.setClock('2027-02-02T09:00:00Z');
    await world.sql('update contracts set vacation = 0 where user_id = 11');
    const days = ['04', '05', '06', '07', '08', '11'].map((day) => `2026-05-${day}`);
    await vacation(world, 11, ...days);
    await sealUntil('2027-01');
    expect((await close(world, 2026, { carry: [11] })).body).toMatchObject({ posted: 1 });
    expect(await postings(world)).toEqual([
      { kind: 'carried', days: -1, day: '2027-01-01', year: 2027, closing: true },
    ]);
  });

  it('[SET-20] leaves the confirmation of a month as it is', async () => {
    await storedNotice(world, 11, 2025);
    await world.sql(`insert into month_closings (company_id, user_id, month, state, confirmed_at, created_at, created_by)
      values (1, 11, '2026-03-01', 'confirmed', now(), now(), 11)`);
    expect((await close(world, 2025)).body).toMatchObject({ posted: 1 });
    expect(await world.sql('select state from month_closings')).toEqual([{ state: 'confirmed' }]);
  });

  it('[LED-14] says in its preview that a later one stands in its way', async () => {
    world.setClock('2027-04-02T09:00:00Z');
    expect((await close(world, 2026)).status).toBe(200);
    expect((await preview(world, 2025)).refusal).toBe('Zuerst den späteren Abschluss rückgängig machen.');
  });
});

describe('by SQL', () => {
  const insert = (kind: string, yearEnd: string) =>
    world.sql(`insert into vacation_postings (company_id, user_id, year, day, kind, days, closing_id, created_at)
      select 1, 11, 2025, '2026-03-31', '${kind}', -1, ${yearEnd}, now() from vacation_closings`);

  it.each(['extra', 'correction', 'paid_out'])(
    '[MON-03] nothing else gets past a closed month, also where it names a closing: %s',
    async (kind) => {
      await close(world, 2025);
      await sealUntil('2026-03');
      await expect(insert(kind, 'id')).rejects.toThrow('vacation_postings_of_closing');
      await expect(insert(kind, 'null')).rejects.toThrow('is closed');
      await expect(insert('expired', 'null')).rejects.toThrow('is closed');
    },
  );
});

describe('by hand, into a closed month', () => {
  const posting = { user: 11, year: 2026, day: '2026-02-05', kind: 'extra', days: 2, text: 'Jubiläum' };

  it('[SET-20] a posting of vacation is refused with the person, the month and the first open day', async () => {
    await sealUntil(...MONTHS);
    const answer = await world.post('chef', '/vacation/posting', posting);
    expect(refused(answer)).toEqual([409, 'month_sealed', 'day']);
    expect(answer.body).toMatchObject({ message: `Der Monat Februar 2026 ist abgeschlossen. ${APRIL}` });
    const open = await world.post('chef', '/vacation/posting', { ...posting, day: '2026-04-01' });
    expect(open.status).toBe(200);
  });

  it('[SET-20] so is its reversal, and a posting of hours', async () => {
    const { body } = await world.post<{ id: number }>('chef', '/vacation/posting', posting);
    const hours = { user: 11, day: '2026-02-05', minutes: 60, kind: 'correction', text: 'Grund' };
    await sealUntil(...MONTHS);
    const back = await world.post('chef', `/vacation/posting/${body.id}/reverse`, { text: 'Falsch' });
    for (const answer of [back, await world.post('chef', '/overtime/posting', hours)]) {
      expect(refused(answer)).toEqual([409, 'month_sealed', 'day']);
      expect(answer.body).toMatchObject({ message: `Der Monat Februar 2026 ist abgeschlossen. ${APRIL}` });
    }
  });
});

describe('last year’s remainder', () => {
  it('[SET-20] [LED-07] from a person’s form is posted on the first open day, once, and counts for the whole year', async () => {
    await sealUntil(...MONTHS);
    expect((await enter(8)).status).toBe(200);
    expect(await account()).toMatchObject({ vacation_lastyear: 8, openVacation: 38 });
    await enter(8);
    const entered = { kind: 'correction', year: 2025, closing: false };
    expect(await postings(world)).toEqual([{ ...entered, days: 3, day: '2026-04-01' }]);
    const { body } = await world.get<LedgerFigure>('anna', '/vacation/ledger/11?figure=last_year');
    expect([body.value, body.postings.map(({ days }) => days)]).toEqual([8, [5, 3]]);
    await enter(6);
    expect(await account()).toMatchObject({ vacation_lastyear: 6, openVacation: 36 });
    const [first] = await world.sql<{ id: number }>(`select id from vacation_postings where days = 3`);
    const back = await world.post('chef', `/vacation/posting/${first?.id}/reverse`, { text: 'Doppelt' });
    expect(back.status).toBe(200);
    expect(await account()).toMatchObject({ vacation_lastyear: 3, openVacation: 33 });
  });

  it('[SET-20] [LED-05] begins an account on the first open day where January is closed', async () => {
    await world.sql('delete from vacation_postings');
    await world.sql(`update companies set features = array_remove(features, 'ledger') where id = 1`);
    await sealUntil(...MONTHS);
    await world.sql(
      'update users set vacation_lastyear = 4, vacation_lastyear_entered_in = 2026 where id = 11',
    );
    expect(await account()).toMatchObject({ vacation_lastyear: 4, openVacation: 34 });
    const on = { feature: 'ledger', on: true, since: '2026-05-01' };
    expect((await world.post('chef', '/company/features', on)).status).toBe(200);
    const [opening] = await world.sql(
      `select day::text from vacation_postings where user_id = 11 and kind = 'opening'`,
    );
    expect(opening).toEqual({ day: '2026-04-01' });
    expect(await account()).toMatchObject({ vacation_lastyear: 4, openVacation: 34 });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';

interface Account {
  vacation: number;
  vacation_lastyear: number;
  vacation_lastyear_provisional: boolean;
  plannedVacation: number;
  usedVacation: number;
  usedVacationLastYear: number;
  openVacation: number;
  nextYear: { year: number; requested: number; available: number };
  version: number;
}

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
  await world.sql(`update users set vacation = 30, vacation_lastyear = 5, vacation_lastyear_entered_in = 2026,
    weeklyhours = 40, working_days = '1111100'`);
});

const request = (day: string, end?: string, project = 10) =>
  world.post<{ id: number; created: { id: number }[]; remaining: number; message: string }>(
    'anna',
    '/timesheet/absence',
    {
      project,
      day,
      ...(end && { end }),
    },
  );

/** All places on the server: profile, worker form, list of workers, and the refusal. */
async function everywhere() {
  const own = (await world.get<Account>('anna', '/user/current')).body;
  const worker = (await world.get<Account>('chef', '/user/email/anna@beispiel.example')).body;
  const list = (await world.get<(Account & { id: number })[]>('chef', '/user')).body.find(
    ({ id }) => id === 11,
  );
  expect(worker).toEqual(own);
  expect(list).toEqual(own);
  const year = own.nextYear.year;
  if (own.openVacation < 100) {
    const tooMuch = await request(`${year - 1}-01-01`, `${year - 1}-12-31`);
    expect(tooMuch.body.remaining).toBe(own.openVacation);
  }
  const { vacation, vacation_lastyear: left, usedVacation, plannedVacation, usedVacationLastYear } = own;
  expect(vacation + left - usedVacationLastYear - usedVacation - plannedVacation).toBe(own.openVacation);
  return { left, used: usedVacation, planned: plannedVacation, open: own.openVacation, next: own.nextYear };
}

describe('the vacation account on the server', () => {
  it('[VAC-01] [VAC-02] [VAC-04] [AMB-35] changes with every request, decision and deletion, everywhere alike', async () => {
    expect(await everywhere()).toMatchObject({ left: 5, used: 0, planned: 0, open: 35 });
    const { body: past } = await request('2026-11-16', '2026-11-20');
    expect(await everywhere()).toMatchObject({ used: 5, planned: 0, open: 30 });
    const { body: ahead } = await request('2026-12-21', '2027-01-05');
    expect(await everywhere()).toMatchObject({
      planned: 9,
      open: 21,
      next: { year: 2027, requested: 3, available: 51 },
    });
    await world.put('chef', `/timesheet/absence/${past.created[0]?.id}`);
    expect(await everywhere()).toMatchObject({ used: 5, open: 21 });
    await world.put('chef', `/timesheet/absence/decline/${past.created[1]?.id}`);
    expect(await everywhere()).toMatchObject({ used: 4, open: 22 });
    await world.put('chef', `/timesheet/absence/cancel/${past.created[0]?.id}`);
    expect(await everywhere()).toMatchObject({ used: 3, open: 23 });
    await world.delete('anna', `/timesheet/booking/${ahead.created[0]?.id}`);
    expect(await everywhere()).toMatchObject({ planned: 8, open: 24 });
    await request('2026-12-01', '2026-12-07', 70);
    expect(await everywhere()).toMatchObject({ open: 19, planned: 8 });
    await request('2026-12-10', '2026-12-11', 60);
    expect(await everywhere()).toMatchObject({ open: 19, planned: 8 });
  });

  it('[AMB-37] turns next year’s line into the account at New Year, provisionally, and nothing expires', async () => {
    await world.sql('update users set vacation_lastyear = 0 where id = 11');
    await request('2026-06-01', '2026-06-26');
    await request('2027-01-11', '2027-01-15');
    world.setClock('2026-12-31T22:59:00Z');
    expect(await everywhere()).toEqual({
      left: 0,
      used: 20,
      planned: 0,
      open: 10,
      next: { year: 2027, requested: 5, available: 40 },
    });
    for (const instant of ['2026-12-31T23:01:00Z', '2027-03-31T09:00:00Z', '2027-04-01T09:00:00Z']) {
      world.setClock(instant);
      expect(await everywhere()).toMatchObject({ left: 10, open: 35 });
    }
    const { body: provisional } = await world.get<Account>('anna', '/user/current');
    expect(provisional.vacation_lastyear_provisional).toBe(true);
    await world.put('chef', '/user/11', { vacation_lastyear: 10, version: provisional.version });
    expect(await everywhere()).toMatchObject({ left: 10, open: 35 });
    const { body: entered } = await world.get<Account>('anna', '/user/current');
    expect(entered.vacation_lastyear_provisional).toBe(false);
  });

  it('[AMB-37] a request before New Year is checked against the next year with this year’s rest', async () => {
    await world.sql('update users set vacation = 10, vacation_lastyear = 0 where id = 11');
    await request('2026-11-02', '2026-11-13');
    expect((await request('2027-01-04', '2027-01-15')).status).toBe(200);
    expect((await request('2027-01-18')).body).toMatchObject({ remaining: 0 });
    expect((await request('2027-01-18')).body.message).toBe(
      'Urlaub reicht nicht aus. Verbleibende Urlaubstage: 0',
    );
    world.setClock('2027-01-02T09:00:00Z');
    expect(await everywhere()).toMatchObject({ left: 0, open: 0, planned: 10 });
  });

  it('[VAC-01] follows a changed entitlement; weekly hours and working days change nothing', async () => {
    await request('2026-06-01', '2026-06-26');
    const version = async () => (await world.get<Account>('anna', '/user/current')).body.version;
    await world.put('chef', '/user/11', { vacation: 18, version: await version() });
    expect(await everywhere()).toMatchObject({ used: 20, open: 3 });
    await world.put('chef', '/user/11', { vacation: 14.5, version: await version() });
    expect(await everywhere()).toMatchObject({ open: -0.5 });
    expect((await request('2026-12-01')).body.message).toBe(
      'Urlaub reicht nicht aus. Verbleibende Urlaubstage: -0,5',
    );
    await world.put('chef', '/user/11', {
      vacation: 30,
      weeklyhours: 20,
      working_days: '1111000',
      version: await version(),
    });
    expect(await everywhere()).toMatchObject({ used: 20, open: 15 });
    await request('2026-12-07', '2026-12-11');
    expect(await everywhere()).toMatchObject({ planned: 4, open: 11 });
  });
});

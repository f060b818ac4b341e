import type { FeaturePreview } from '@stundenbuch/domain/features/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'contracts']);
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('truncate vacation_postings');
  await world.sql('delete from entries');
  await world.setFeatures('alpha', ['calendar', 'contracts']);
});

const turn = (on: boolean, preview = '') =>
  world.post<FeaturePreview>('chef', `/company/features${preview}`, { feature: 'ledger', on });
const account = async () => (await world.get<CurrentUser>('anna', '/user/current')).body;
/** Every figure of an account that a company without a ledger has, too. */
const figures = async () => {
  const { ledger: _, vacation_lastyear_provisional: __, ...shown } = await account();
  return shown;
};

/** Days that count, one a working day from a day on. */
async function away(first: string, count: number, type = 10): Promise<void> {
  await world.sql(
    `insert into entries (company_id, user_id, created_at, day, type, status, hours)
      select 1, 11, now(), d, $3, 1, 8 from (select d::date from generate_series($1::date, $1::date + 99, '1 day') d
        where extract(isodow from d) < 6 limit $2) days`,
    [first, count, type],
  );
}

async function hired(vacation: number, left: number): Promise<void> {
  await world.sql('update users set vacation_lastyear = $1, vacation_lastyear_entered_in = 2026', [left]);
  await world.sql('update contracts set vacation = $1 where company_id = 1', [vacation]);
  await world.sql('update users set vacation = $1', [vacation]);
}

describe('switched on', () => {
  it.each([
    [25, 0, 0, 0, 0, 25],
    [30, 5, 0, 20, 3, 12],
    [30, 5, 2, 20, 3, 10],
    [30, 5, 7, 20, 3, 5],
    [25, 0, 0, 25, 0, 0],
    [25, 0, 0, 20, 6, -1],
  ])(
    '[LED-05] [VEC-32] %d days, %d left over, %d of them used, %d taken, %d ahead: %d open, before and after',
    async (vacation, left, lastYear, taken, ahead, open) => {
      await hired(vacation, left);
      await away('2026-01-07', lastYear, 70);
      await away('2026-09-01', taken);
      await away('2026-11-23', ahead);
      const before = await figures();
      expect(before).toMatchObject({
        openVacation: open,
        usedVacation: taken,
        plannedVacation: ahead,
        usedVacationLastYear: lastYear,
        vacation_lastyear: left,
      });
      const { body: preview } = await turn(true, '/preview');
      expect(preview).toEqual({ requires: [], warnings: [], figures: [] });
      expect(await world.sql('select from vacation_postings')).toEqual([]);
      expect((await turn(true)).status).toBe(200);
      expect(await figures()).toEqual(before);
      const [opening] = (await account()).ledger?.postings ?? [];
      expect(opening).toMatchObject({ kind: 'opening', year: 2025, day: '2026-01-01', days: left });
      const listed = (await world.get<CurrentUser[]>('chef', '/user')).body.find(({ id }) => id === 11);
      expect(listed).toEqual(await account());
      await turn(false);
      expect(await figures()).toEqual(before);
    },
  );

  it('[LED-05] begins with what was computed where nobody has entered it, and it is no longer provisional', async () => {
    await hired(30, 0);
    await away('2026-06-01', 20);
    world.setClock('2027-02-01T09:00:00Z');
    const before = await account();
    expect(before).toMatchObject({ vacation_lastyear: 10, vacation_lastyear_provisional: true });
    await turn(true);
    expect(await account()).toMatchObject({
      vacation_lastyear: 10,
      openVacation: 40,
      vacation_lastyear_provisional: false,
      ledger: { begins: 2027, entitlement: 30, last_days: [], expiring: null },
    });
    const openings = await world.sql<{ user_id: number; days: string }>(
      'select user_id, days from vacation_postings order by user_id',
    );
    expect(openings.map(({ user_id }) => user_id)).toEqual([11, 12, 13, 14]);
  });

  it('[FND-05] [FND-06] again: the account is there as it was, the preview names what differs, and an entry made meanwhile counts', async () => {
    await hired(30, 5);
    await turn(true);
    const extra = { user: 11, year: 2026, day: '2026-11-02', kind: 'extra', days: 2, text: 'Jubiläum' };
    expect((await world.post('chef', '/vacation/posting', extra)).status).toBe(200);
    expect(await account()).toMatchObject({ openVacation: 37 });
    const off = await turn(false, '/preview');
    expect(off.body.figures).toMatchObject([
      { user: 11, figure: 'Urlaubsanspruch 2026 (Tage)', before: 32, after: 30 },
      { user: 11, figure: 'Offener Urlaub 2026 (Tage)', before: 37, after: 35 },
      { user: 11, figure: 'Offener Urlaub 2027 (Tage)', before: 67, after: 65 },
    ]);
    await turn(false);
    expect(await account()).toMatchObject({ openVacation: 35 });
    await world.put('chef', '/user/11', { vacation_lastyear: 8 });
    expect(await account()).toMatchObject({ openVacation: 38 });
    const on = await turn(true, '/preview');
    expect(on.body.figures.map(({ figure, before, after }) => [figure, before, after])).toEqual([
      ['Urlaubsanspruch 2026 (Tage)', 30, 32],
      ['Offener Urlaub 2026 (Tage)', 38, 40],
      ['Offener Urlaub 2027 (Tage)', 68, 70],
    ]);
    await turn(true);
    expect(await account()).toMatchObject({ vacation_lastyear: 8, openVacation: 40 });
  });

  it('[FND-06] needs contracts', async () => {
    await world.setFeatures('alpha', ['calendar']);
    const answer = await turn(true);
    expect(refused(answer)).toEqual([409, 'feature_requires', 'feature']);
  });
});

describe('last year’s remainder, entered in the form of a person', () => {
  const postings = () =>
    world.sql(
      `select year, to_char(day, 'YYYY-MM-DD') as day, kind, days::float8, text, created_by from vacation_postings
        where user_id = 11 order by id`,
    );

  it('[LED-07] is posted as the difference, and everybody else’s account stays', async () => {
    await hired(30, 5);
    await turn(true);
    await world.put('chef', '/user/11', { vacation_lastyear: 7.5 });
    const entered = {
      year: 2025,
      day: '2026-01-01',
      kind: 'correction',
      text: 'Eingabe Vorjahr',
      created_by: 13,
    };
    expect((await postings()).slice(1)).toEqual([{ ...entered, days: 2.5 }]);
    expect(await account()).toMatchObject({ vacation_lastyear: 7.5, openVacation: 37.5 });
    await world.put('chef', '/user/11', { vacation_lastyear: 7.5 });
    expect(await postings()).toHaveLength(2);
    await world.put('chef', '/user/11', { confirm_vacation_lastyear: 1 });
    expect(await postings()).toHaveLength(2);
    await world.put('chef', '/user/11', { vacation_lastyear: 0 });
    expect((await postings()).slice(2)).toEqual([{ ...entered, days: -7.5 }]);
    expect(await account()).toMatchObject({ vacation_lastyear: 0, openVacation: 30 });
    const bert = (await world.get<CurrentUser>('bert', '/user/current')).body;
    expect(bert).toMatchObject({ vacation_lastyear: 5, openVacation: 35 });
  });

  it('[LED-07] of somebody new is the opening', async () => {
    await turn(true);
    await world.sql(
      `insert into jobs (id, company_id, job_title) values (30001, 1, 'Zimmerei') on conflict do nothing`,
    );
    const person = { first_name: 'Erika', name: 'Muster', email: 'erika@beispiel.example', job: 30_001 };
    const entered = { ...person, worker_since: '2020-01-01', vacation_lastyear: 3 };
    const { body } = await world.post<CurrentUser>('chef', '/user', entered);
    expect(body).toMatchObject({ vacation_lastyear: 3, openVacation: 28, ledger: { begins: 2026 } });
    expect(body.ledger?.postings).toMatchObject([{ kind: 'opening', year: 2025, days: 3 }]);
    await world.delete('chef', `/user/${body.id}`);
    expect(await world.sql('select from vacation_postings where user_id = $1', [body.id])).toEqual([]);
  });
});

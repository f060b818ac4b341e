import type { OvertimeMonth } from '@stundenbuch/domain/accounts/overtime/contract';
import type { LedgerFigure } from '@stundenbuch/domain/accounts/vacation/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { Hiring } from '../../../test/hiring.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';

let hiring: Hiring;
let world: World;
const accounts = ['calendar', 'contracts', 'ledger', 'overtime'];
beforeAll(async () => {
  hiring = await Hiring.start();
  world = hiring.world;
});
beforeEach(async () => {
  // Monday
  world.setClock('2026-11-23T09:00:00Z');
  await world.setFeatures('alpha', []);
  await world.sql('update companies set records_from = $1 where id = 1', ['2025-11-01']);
  await switchOn(world, 1, accounts, '2025-11-01');
});
afterAll(() => world?.close());

const begun = {
  worker_since: '2024-03-01',
  records_from: '2026-11-23',
  weeklyhours: 40,
  vacation: 30,
  minutes: [480, 480, 480, 480, 480, 0, 0],
};
const figureOf = async (id: number, name: string, asOf = '2026-11-23') =>
  (await world.get<LedgerFigure>('chef', `/vacation/ledger/${id}?figure=${name}&asOf=${asOf}`)).body;
const vacation = (id: number) =>
  world.sql(
    'select id::int, year, day::text, kind, days::float8, text from vacation_postings where user_id = $1 order by id',
    [id],
  );
const time = (id: number) =>
  world.sql('select day::text, minutes, kind, text from time_postings where user_id = $1', [id]);
const post = (fields: object) => world.post<CurrentUser>('chef', '/user', hiring.newcomer(fields));

describe('[START-03] [SET-33] what the accounts of somebody new begin with', () => {
  it('is posted on the day from which is recorded, and counts for all days of its year', async () => {
    const openings = { opening_minutes: 750, vacation_lastyear: 3.5, vacation_taken: 12 };
    const { id } = await hiring.created({ ...begun, ...openings });
    expect(await time(id)).toEqual([
      { day: '2026-11-23', minutes: 750, kind: 'opening', text: 'Stand zu Beginn' },
    ]);
    const posted = { id: expect.any(Number), day: '2026-11-23' };
    expect(await vacation(id)).toEqual([
      { ...posted, year: 2025, kind: 'opening', days: 3.5, text: 'Rest aus 2025' },
      { ...posted, year: 2026, kind: 'correction', days: -12, text: 'In 2026 schon genommen' },
    ]);
    for (const asOf of ['2026-02-01', '2026-12-31']) {
      expect((await figureOf(id, 'last_year', asOf)).value).toBe(3.5);
      const entitlement = await figureOf(id, 'entitlement', asOf);
      expect(entitlement.postings.map(({ text, days }) => [text, days])).toEqual([
        ['Anspruch 2026', 30],
        ['In 2026 schon genommen', -12],
      ]);
    }
    expect((await figureOf(id, 'open')).value).toBe(21.5);
  });

  it('is nothing where nothing is said', async () => {
    const { id } = await hiring.created({ ...begun, opening_minutes: 0, vacation_taken: 0 });
    expect(await time(id)).toEqual([]);
    expect((await vacation(id)).map(({ kind, days }) => [kind, days])).toEqual([['opening', 0]]);
    expect((await figureOf(id, 'open')).value).toBe(30);
  });

  it('is of the year of that day, also where it lies in the year before', async () => {
    const fields = { ...begun, records_from: '2025-12-01', vacation_lastyear: 2, vacation_taken: 25 };
    const { id } = await hiring.created(fields);
    expect((await vacation(id)).map(({ year, day, days }) => [year, day, days])).toEqual([
      [2024, '2025-12-01', 2],
      [2025, '2025-12-01', -25],
    ]);
    // Of 2025 are left 2 + 30 − 25.
    expect((await figureOf(id, 'last_year')).value).toBe(7);
    expect((await figureOf(id, 'open')).value).toBe(37);
  });

  it('is put right by a reversal', async () => {
    const { id } = await hiring.created({ ...begun, opening_minutes: -90, vacation_taken: 12 });
    const [, taken] = await vacation(id);
    const reversal = { text: 'Es waren zehn' };
    expect((await world.post('chef', `/vacation/posting/${taken?.id}/reverse`, reversal)).status).toBe(200);
    expect((await figureOf(id, 'open')).value).toBe(30);
    const month = await world.get<OvertimeMonth>('chef', `/overtime/user/${id}/2026-11`);
    const [opening] = month.body.postings;
    expect(opening).toMatchObject({ minutes: -90, open: true });
    expect((await world.post('chef', `/overtime/posting/${opening?.id}/reversal`, reversal)).status).toBe(
      200,
    );
  });

  it('goes with the person: a refused one leaves no posting', async () => {
    const count = () =>
      world.sql(
        'select (select count(*) from time_postings) as t, (select count(*) from vacation_postings) as v',
      );
    const before = await count();
    const taken = { ...begun, email: 'anna@beispiel.example', opening_minutes: 60, vacation_taken: 1 };
    expect(refused(await post(taken))).toEqual([409, 'email_taken', 'email']);
    for (const [fields, code] of [
      [{ opening_minutes: 60_001 }, 'overtime_minutes'],
      [{ opening_minutes: 1.5 }, 'overtime_minutes'],
      [{ vacation_taken: -1 }, 'vacation_range'],
    ] as const) {
      expect(refused(await post({ ...begun, ...fields }))).toEqual([400, code, Object.keys(fields)[0]]);
    }
    expect(await count()).toEqual(before);
  });

  it('is not asked of a call of the last release, nor where the accounts are off, nor of an admin of whom nothing is recorded', async () => {
    const old = await hiring.created({ vacation_lastyear: 4, weeklyhours: 40, vacation: 30 });
    expect((await vacation(old.id)).map(({ year, day, days }) => [year, day, days])).toEqual([
      [2025, '2026-01-01', 4],
    ]);
    const openings = { opening_minutes: 60, vacation_taken: 1 };
    const admin = await hiring.created({ setAdmin: 1, ...openings });
    expect([await time(admin.id), (await vacation(admin.id)).length]).toEqual([[], 1]);
    await world.setFeatures('alpha', ['calendar']);
    const { id } = await hiring.created({ ...begun, ...openings });
    expect([await time(id), await vacation(id)]).toEqual([[], []]);
  });
});

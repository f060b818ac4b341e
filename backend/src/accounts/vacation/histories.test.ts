import type { LedgerFigure, WireStoredPosting } from '@stundenbuch/domain/accounts/vacation/contract';
import { FIGURES } from '@stundenbuch/domain/accounts/vacation/figures';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { addDays } from '@stundenbuch/domain/time/day';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'contracts', 'halfdays']);
});
afterAll(() => world?.close());

const clock = (day: string) => world.setClock(`${day}T09:00:00Z`);
const event = fc.oneof(
  fc.record({
    do: fc.constant('request' as const),
    in: fc.integer({ min: -40, max: 120 }),
    days: fc.nat(8),
    project: fc.constantFrom(10, 10, 10, 70),
    half: fc.constantFrom(null, null, 'first'),
  }),
  fc.record({ do: fc.constantFrom('approve', 'decline', 'cancel', 'reverse' as const), which: fc.nat(50) }),
  fc.record({
    do: fc.constant('post' as const),
    kind: fc.constantFrom('extra', 'correction', 'paid_out'),
    halves: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({ do: fc.constant('enter' as const), halves: fc.nat(12) }),
);

/** Every call that shows the account, for one person and day. */
async function everywhere(today: string): Promise<void> {
  const own = (await world.get<CurrentUser>('anna', '/user/current')).body;
  const listed = (await world.get<CurrentUser[]>('chef', '/user')).body.find(({ id }) => id === 11);
  expect(listed).toEqual(own);
  expect((await world.get('chef', '/user/email/anna@beispiel.example')).body).toEqual(own);
  const figures = await Promise.all(
    FIGURES.map(
      async (name) => (await world.get<LedgerFigure>('anna', `/vacation/ledger/11?figure=${name}`)).body,
    ),
  );
  for (const { value, postings } of figures)
    expect(postings.reduce((sum, { days }) => sum + days, 0)).toBeCloseTo(value, 6);
  expect(figures.map(({ value }) => value + 0)).toEqual([
    ...[own.ledger?.entitlement, own.vacation_lastyear, 0 - own.usedVacation, 0 - own.plannedVacation],
    ...[own.openVacation, 0],
  ]);
  const inbox = (await world.get<PendingAbsence[]>('chef', '/timesheet/pending-absences?status=open')).body;
  const ofYear = inbox.filter(
    ({ user, project, day }) => user === 11 && project === 10 && day.startsWith(today.slice(0, 4)),
  );
  for (const { remaining_vacation } of ofYear) expect(remaining_vacation).toBe(own.openVacation);
  if (own.openVacation >= 0 && own.openVacation < 60) {
    const all = { project: 10, day: `${today.slice(0, 4)}-01-01`, end: `${today.slice(0, 4)}-12-31` };
    const refused = await world.post<{ remaining?: number }>('anna', '/timesheet/absence', all);
    expect([refused.status, refused.body.remaining]).toEqual([409, own.openVacation]);
  }
}

async function happen(one: Record<string, unknown>, today: string) {
  const year = Number(today.slice(0, 4));
  if (one.do === 'request') {
    const day = addDays(today, one.in as number);
    const end = one.half ? null : addDays(day, one.days as number);
    await world.post('anna', '/timesheet/absence', { project: one.project, day, end, half: one.half });
  } else if (one.do === 'post') {
    const days = ((one.kind === 'correction' ? -1 : 1) * (one.halves as number)) / 2;
    const posting = { user: 11, year, day: today, kind: one.kind, days, text: 'Aus gutem Grund' };
    expect((await world.post('chef', '/vacation/posting', posting)).status).toBe(200);
  } else if (one.do === 'enter') {
    await world.put('chef', '/user/11', { vacation_lastyear: (one.halves as number) / 2 });
  } else if (one.do === 'reverse') {
    const rows = await world.sql<WireStoredPosting>(
      `select id from vacation_postings where user_id = 11 order by id`,
    );
    const found = rows[(one.which as number) % rows.length];
    if (found) await world.post('chef', `/vacation/posting/${found.id}/reverse`, { text: 'Doch nicht' });
  } else {
    const rows = await world.sql<{ id: number }>('select id from entries where user_id = 11 order by id');
    const found = rows[(one.which as number) % Math.max(1, rows.length)];
    const verb = one.do === 'approve' ? '' : `${one.do}/`;
    if (found) await world.put('chef', `/timesheet/absence/${verb}${found.id}`);
  }
}

it('[LED-06] [FND-11] every call shows one number, and it is the sum of its postings, over three New Years', async () => {
  const years = fc.array(fc.array(event, { minLength: 2, maxLength: 5 }), { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(years, fc.nat(1), async (history, switchedIn) => {
      await world.sql('truncate vacation_postings');
      await world.sql('delete from entries');
      await world.sql('update users set vacation_lastyear = 4, vacation_lastyear_entered_in = 2026');
      await world.setFeatures('alpha', ['calendar', 'contracts', 'halfdays']);
      for (const [i, events] of history.entries()) {
        const today = `${2026 + i}-11-20`;
        clock(today);
        if (i === switchedIn) {
          const feature = { feature: 'ledger', on: true };
          const preview = await world.post<{ figures: unknown[] }>(
            'chef',
            '/company/features/preview',
            feature,
          );
          expect(preview.body.figures).toEqual([]);
          await world.post('chef', '/company/features', feature);
        }
        for (const one of events) {
          if (i < switchedIn && one.do !== 'request') continue;
          await happen(one, today);
        }
        if (i < switchedIn) continue;
        for (const day of [today, `${2026 + i}-12-31`, `${2027 + i}-01-01`]) {
          clock(day);
          await everywhere(day);
        }
      }
    }),
    { numRuns: 6, seed: 20261122 },
  );
});

import { addDays } from '@stundenbuch/domain/time/day';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { BudgetWorld, TODAY } from '../../../test/budgets.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import { startServer } from '../../server.ts';

let on: BudgetWorld;
let world: World;
beforeAll(async () => {
  on = await BudgetWorld.start();
  world = on.world;
});
afterAll(() => world?.close());
beforeEach(() => on.reset());

const told = () =>
  world.sql<{ user_id: number; percent: string; month: string | null }>(
    `select user_id, data->>'percent' as percent, data->>'month' as month from notices
      where kind = 'budget_reached' order by id`,
  );

describe('[BUD-03] a booking and the budget', () => {
  it('the office is told at warn_at and at 100 %, once a period', async () => {
    await on.setBudget({ budget_hours: 20, budget_kind: 'month' });
    await on.book(8, { day: '2026-11-17' });
    await on.book(7.75, { day: '2026-11-18' });
    expect(await told()).toEqual([]);
    await on.book(0.25, { day: '2026-11-19' });
    expect(await told()).toEqual([{ user_id: 13, percent: '80', month: '2026-11' }]);
    await on.book(1, { day: '2026-11-19' });
    await on.book(4, { day: TODAY });
    await on.book(2, { day: TODAY });
    expect((await told()).slice(1)).toEqual([{ user_id: 13, percent: '105', month: '2026-11' }]);
    world.setClock('2026-12-02T10:00:00+01:00');
    await on.book(24, { day: '2026-12-01' });
    world.setClock('2026-11-20T10:00:00+01:00');
    expect((await told()).slice(2)).toEqual([{ user_id: 13, percent: '120', month: '2026-12' }]);
  });

  it('the office is told anew of a budget that is another one', async () => {
    await on.setBudget({ budget_hours: 4 });
    await on.book(4);
    await on.setBudget({ budget_hours: 8 });
    await on.book(4);
    expect((await told()).map(({ percent }) => percent)).toEqual(['100', '100']);
  });

  it('the office is told anew once a fixed price leaves the hours alone as a budget', async () => {
    await on.rate(41, 100);
    await on.setBudget({ budget_hours: 8, budget_money: 100 });
    await on.book(4);
    await on.setBudget({ budget_hours: 8, budget_money: 100, fixed_price: true });
    await on.book(4);
    expect((await told()).map(({ percent }) => percent)).toEqual(['400', '100']);
  });

  it('[SET-55] is refused beyond it where the company blocks: reached is not exceeded, lowering never refused', async () => {
    await on.setBudget({ budget_hours: 10 });
    const { body } = await on.book(8);
    expect((await on.book(3)).status).toBe(200);
    await on.settings({ budget_over: 'block' });
    expect(refused(await on.book(0.25))).toEqual([409, 'budget_exceeded', 'hours']);
    const change = (hours: number, more: object = {}) =>
      world.put('anna', `/timesheet/booking/${body.id}`, {
        day: TODAY,
        project: 1001,
        hours,
        booking_text: 'Dach gedeckt',
        ...more,
      });
    expect((await change(8)).status).toBe(200);
    expect((await change(7.5, { day: '2026-11-19' })).status).toBe(200);
    expect(refused(await change(8))).toEqual([409, 'budget_exceeded', 'hours']);
    expect((await change(7)).status).toBe(200);
    expect(refused(await on.book(0.25))).toEqual([409, 'budget_exceeded', 'hours']);
    expect((await change(1, { project: 1002 })).status).toBe(200);
    expect((await on.book(7)).status).toBe(200);
    expect(refused(await change(0.25))).toEqual([409, 'budget_exceeded', 'hours']);
    await on.setBudget({ budget_hours: 5 });
    expect((await world.delete('anna', `/timesheet/booking/${body.id}`)).status).toBe(200);
  });

  it('[SET-55] money and months alike: the rate of the day, and the month of the booking', async () => {
    await on.settings({ budget_over: 'block' });
    await on.rate(41, 100);
    await on.rate(41, 200, TODAY);
    await on.setBudget({ budget_hours: null, budget_money: 500, budget_kind: 'month' });
    expect((await on.book(4, { day: '2026-11-19' })).status).toBe(200);
    expect(refused(await on.book(1))).toEqual([409, 'budget_exceeded', 'hours']);
    expect((await on.book(0.5)).status).toBe(200);
    await on.booked('2026-10-30', 5);
    expect(refused(await on.book(0.25, { day: '2026-11-18' }))).toEqual([409, 'budget_exceeded', 'hours']);
    expect((await on.budget()).figures?.money).toEqual({ booked: 500, rest: 0, percent: 100 });
  });

  it('the office is refused like everybody else, and without a budget nobody is', async () => {
    await on.settings({ budget_over: 'block' });
    await switchOn(world, 1, ['office']);
    await on.setBudget({ budget_hours: 1 });
    const forAnna = { user: 11, day: TODAY, hours: 2, booking_text: 'Dach gedeckt', reason: 'nachgetragen' };
    expect(refused(await world.post('chef', '/timesheet/booking', { ...forAnna, project: 1001 }))).toEqual([
      ...[409, 'budget_exceeded', 'hours'],
    ]);
    expect((await world.post('chef', '/timesheet/booking', { ...forAnna, project: 1002 })).status).toBe(200);
  });

  it('of two processes that book the last hours at once one is refused, at every try', async () => {
    await on.settings({ budget_over: 'block' });
    const settings = {
      DATABASE_URL: world.databaseUrl,
      JWT_SECRET: World.secret,
      PORT: '0',
      DEMO: 'off',
      WORKER: 'off',
      LOG_LEVEL: 'silent',
    };
    const other = await startServer(settings, { clock: Clock.fixed(`${TODAY}T09:00:00Z`), quiet: true });
    try {
      for (let round = 1; round <= 4; round++) {
        await on.setBudget({ budget_hours: round * 5 });
        const tries = [world.url, other.url, world.url, other.url].map(async (url, at) => {
          const { status } = await fetch(`${url}/api/timesheet/booking`, {
            method: 'POST',
            headers: {
              authorize: await world.token(at % 2 ? 'bert' : 'anna'),
              'content-type': 'application/json',
            },
            body: JSON.stringify({
              day: addDays(TODAY, -round),
              project: 1001,
              hours: 3,
              booking_text: 'Dach gedeckt',
            }),
          });
          return status;
        });
        const codes = await Promise.all(tries);
        expect(new Set(codes)).toEqual(new Set([200, 409]));
        expect((await on.budget()).figures?.hours.booked).toBeLessThanOrEqual(round * 5);
      }
    } finally {
      await other.close();
    }
  });

  it('whatever is booked, changed and deleted: a blocked budget is never exceeded, and the figures are the sums', async () => {
    await on.settings({ budget_over: 'block' });
    await on.rate(41, 33.33);
    await on.rate(41, 44.44, '2026-11-18');
    const quarters = fc.integer({ min: 1, max: 24 }).map((n) => n / 4);
    const day = fc.integer({ min: 0, max: 4 }).map((n) => addDays('2026-11-16', n));
    const step = fc.record({
      what: fc.constantFrom('new', 'change', 'delete'),
      at: fc.nat(9),
      hours: quarters,
      day,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 12 }),
        fc.record({ hours: fc.option(quarters), money: fc.option(fc.integer({ min: 1, max: 60_000 })) }),
        async (steps, limits) => {
          await world.sql('delete from entries');
          const limit = {
            budget_hours: limits.hours === null ? null : limits.hours * 2,
            budget_money: limits.money === null ? null : limits.money / 100,
          };
          await on.setBudget(limit);
          const ids: number[] = [];
          for (const { what, at, hours, day } of steps) {
            const id = ids[at % (ids.length || 1)];
            const body = { day, project: 1001, hours, booking_text: 'Dach gedeckt' };
            if (what === 'new' || id === undefined) {
              const { status, body: made } = await world.post<{ id: number }>(
                'anna',
                '/timesheet/booking',
                body,
              );
              if (status === 200) ids.push(made.id);
            } else if (what === 'change') await world.put('anna', `/timesheet/booking/${id}`, body);
            else {
              await world.delete('anna', `/timesheet/booking/${id}`);
              ids.splice(ids.indexOf(id), 1);
            }
          }
          const [sums] = await world.sql<{ hours: number; money: number }>(
            `select coalesce(sum(hours), 0)::float8 as hours,
               round(coalesce(sum(hours * case when day < '2026-11-18' then 33.33 else 44.44 end), 0), 2)::float8 as money from entries`,
          );
          const { figures } = await on.budget();
          expect([figures?.hours.booked, figures?.money.booked]).toEqual([sums?.hours, sums?.money]);
          expect(figures?.hours.booked).toBeLessThanOrEqual(limit.budget_hours ?? 1000);
          expect(figures?.money.booked).toBeLessThanOrEqual(limit.budget_money ?? 100_000);
        },
      ),
      { numRuns: 12 },
    );
  });
});

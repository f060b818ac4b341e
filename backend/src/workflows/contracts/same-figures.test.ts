import type { PlaceCalendar } from '@stundenbuch/domain/day/calendar/special-days';
import type { ContractPreview, WireContract } from '@stundenbuch/domain/day/contracts/contract';
import { entitlement } from '@stundenbuch/domain/day/contracts/entitlement';
import { workDay } from '@stundenbuch/domain/day/workday/work-day';
import type { Entry, MissingDay } from '@stundenbuch/domain/records/timesheet/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { daysFrom, lastOfMonth, weekday } from '@stundenbuch/domain/time/day';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { storeTimeline, timelines } from './contracts.fixture.ts';

// Friday 20 November 2026
let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(
    `insert into places (id, company_id, name, land, created_at, created_by) values (501, 1, 'Köln', 'NW', now(), 13)`,
  );
  await switchOn(world, 1, ['calendar', 'contracts']);
  await world.sql(`update company_settings set value = '{"place": 501}' where feature = 'calendar'`);
});
afterAll(() => world?.close());
const calendar: PlaceCalendar = {
  place: 501,
  land: 'NW',
  extras: [],
  companyDays: [],
  christmasEve: 'working',
  newYearsEve: 'working',
  since: '2026-11-01',
};

const asked = (from: string, to: string) => daysFrom(from, to).filter((one) => weekday(one) <= 5);

it('[CON-02] [FND-11] every call shows the same figure for a person and a day, whatever the contracts', async () => {
  await fc.assert(
    fc.asyncProperty(timelines, async (contracts) => {
      await storeTimeline(world, contracts);
      const on = (one: string) =>
        workDay({ weeklyhours: null, working_days: null, calendar, contracts }, one);

      const times = { hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };
      for (const one of asked('2026-11-09', '2026-11-13')) {
        const answer = await world.post<Entry>('anna', '/timesheet/workingtime', { ...times, day: one });
        if (on(one).employed) expect([one, answer.body.target]).toEqual([one, on(one).hours]);
        else expect(refused(answer)).toEqual([409, 'not_employed', 'day']);
      }

      for (const one of asked('2026-12-21', '2027-01-01')) {
        const { employed, working, share, hours: owed } = on(one);
        const answer = await world.post<Entry>('anna', '/timesheet/absence', { day: one, project: 30 });
        if (!employed) expect(refused(answer)).toEqual([409, 'not_employed', 'day']);
        else if (!working || share === 0) expect(answer.status).toBe(400);
        else expect([one, answer.body.target]).toEqual([one, owed]);
      }

      const missing = (await world.get<MissingDay[]>('anna', '/timesheet/missingbookings')).body;
      for (const { day: one, working_day } of missing) {
        expect(on(one).employed, one).toBe(true);
        expect(working_day).toBe(String(on(one).working && on(one).share > 0));
      }

      const [newest] = (await world.get<WireContract[]>('anna', '/contract/user/11')).body;
      const { id, user, last: _, place: __, version: ___, ...row } = newest as WireContract;
      const preview = await world.post<ContractPreview>('chef', '/contract/preview', { user, id, row });
      for (const { month, before, after } of preview.body.targets.slice(0, 3)) {
        const days = daysFrom(`${month}-01`, lastOfMonth(`${month}-01`));
        const sum = days.reduce((total, one) => total + on(one).minutes, 0);
        expect([month, before, after]).toEqual([month, sum, sum]);
      }

      const own = (await world.get<CurrentUser>('anna', '/user/current')).body;
      const listed = (await world.get<CurrentUser[]>('chef', '/user')).body.find(({ id: one }) => one === 11);
      expect(listed).toEqual(own);
      for (const year of [2026, 2027])
        expect(own.entitlements?.find((one) => one.year === year)?.days).toBe(entitlement(contracts, year));
    }),
    { numRuns: 12 },
  );
});

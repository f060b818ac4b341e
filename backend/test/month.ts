import { addDays, daysFrom, isWeekday } from '@stundenbuch/domain/time/day';
import type {
  CloseResult,
  CorrectionRequest,
  PersonMonth,
} from '@stundenbuch/domain/workflows/month/contract';
import { store, work } from './entries.ts';
import type { Person } from './people.ts';
import { switchOn } from './switch-on.ts';
import type { World } from './world.ts';

/** As if an admin had closed it. */
export async function lockedMonth(world: World, user: number, month: string): Promise<void> {
  await world.sql(
    `insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, created_at, created_by)
      values (1, $1, $2, 'closed', 1, repeat('0', 64), now(), now(), 13)`,
    [user, month],
  );
  await world.sql(
    `insert into month_sheets (company_id, user_id, month, version, data, sha256, created_at, created_by)
      values (1, $1, $2, 1, '{}', repeat('0', 64), now(), 13)`,
    [user, month],
  );
}

/** The first company closes months since October; nobody has recorded anything. */
export async function withMonthClose(world: World): Promise<void> {
  for (const table of ['correction_requests', 'month_sheets', 'month_closings', 'time_postings', 'entries'])
    await world.sql(`delete from ${table}`);
  await switchOn(world, 1, ['calendar', 'contracts', 'overtime', 'closing'], '2026-10-01');
}

/** Eight hours on every weekday of the month; the world knows no holidays on them but those of its calendar. */
export async function workedMonth(world: World, user: number, month = '2026-10', except: string[] = []) {
  const next = addDays(`${month}-28`, 4).slice(0, 7);
  const days = daysFrom(`${month}-01`, addDays(`${next}-01`, -1));
  const worked = days.filter((day) => isWeekday(day) && !except.includes(day));
  await store(world, ...worked.map((day) => work(day, 8, { user_id: user })));
}

export const confirm = (world: World, who: Person, month = '2026-10') =>
  world.post<PersonMonth & { code?: string; stops: object[]; message: string }>(who, '/month/confirm', {
    month,
  });

export const close = (world: World, users: number[], more: object = {}, month = '2026-10') =>
  world.post<CloseResult[]>('chef', '/month/close', { month, users, ...more });

export const reopen = (world: World, user = 11, month = '2026-10') =>
  world.post<PersonMonth>('chef', '/month/reopen', { user, month, reason: 'Nachtrag vom Polier' });

export const month = async (world: World, who: Person, user = 11, of = '2026-10') =>
  (await world.get<PersonMonth>(who, `/month/${user}/${of}`)).body;

export const requestTime = (world: World, day: string, wish: object | null, who: Person = 'anna') =>
  world.post<CorrectionRequest & { code?: string }>(who, '/correction', {
    day,
    wish,
    reason: 'Zettel vom Polier',
  });

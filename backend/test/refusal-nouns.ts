import { fillAllowances } from './refusal-allowances.ts';
import { fillBudgets } from './refusal-budgets.ts';
import type { Call } from './refusal-calls.ts';
import { fillImports } from './refusal-imports.ts';
import { fillKinds } from './refusal-kinds.ts';
import { fillPayroll } from './refusal-payroll.ts';
import { fillPrivacy } from './refusal-privacy.ts';
import { fillTeams } from './refusal-teams.ts';
import { fillTokens } from './refusal-tokens.ts';
import { switchOn } from './switch-on.ts';
import type { World } from './world.ts';

/** What each noun needs to have its refusals provoked, in the first company unless it says otherwise. */
export async function fillNouns(world: World): Promise<Record<string, Call | Call[]>> {
  await switchOn(world, 1, [
    'teams',
    'kinds',
    'payroll',
    'budgets',
    'reports',
    'allowances',
    'tokens',
    'import',
    'day',
  ]);
  await fillReport(world);
  await fillViews(world);
  await fillStopwatches(world);
  await fillFavourites(world);
  return {
    ...REPORT_CALLS,
    ...(await fillTeams(world)),
    ...(await fillKinds(world)),
    ...(await fillPayroll(world)),
    ...(await fillBudgets(world)),
    ...(await fillAllowances(world)),
    ...(await fillPrivacy(world)),
    ...(await fillTokens(world)),
    ...(await fillImports(world)),
  };
}

const view = (name: string) => ({ name, shared: false, definition: 'rows=person&measures=hours' });

const REPORT_CALLS: Record<string, Call> = {
  stopwatch_limit: ['anna', 'POST', '/timesheet/stopwatch', { project: 1001 }],
  stopwatch_running: [
    'chef',
    'POST',
    '/timesheet/stopwatch/20000/book',
    { project: 1001, hours: 1, booking_text: 'Dach gedeckt' },
  ],
  favourite_limit: ['anna', 'POST', '/timesheet/favourite', { project: 1001, booking_text: 'Dach gedeckt' }],
  days_too_many: ['chef', 'GET', '/timesheet/days/2026-01-01/2026-12-31'],
  view_limit: ['chef', 'POST', '/report/view', view('Neu')],
  view_name: ['chef', 'PUT', '/report/view/20001', view('nr. 2')],
  report_too_large: [
    'chef',
    'GET',
    '/timesheet/report/2018-01-01/2018-12-31?rows=day&column=week&measures=hours,days,count',
  ],
};

/** The admin's runs; of a colleague as many wait as there may be. */
async function fillStopwatches(world: World): Promise<void> {
  await world.sql(
    `insert into stopwatches (id, company_id, user_id, project_id, booking_text, started_at, stopped_at)
      select 20000 + n, 1, case n when 0 then 13 else 11 end, 1001, '', now(), case when n > 0 then now() end
      from generate_series(0, 20) n`,
  );
}

/** As many as there may be. */
async function fillFavourites(world: World): Promise<void> {
  await world.sql(
    `insert into favourites (company_id, user_id, project_id, booking_text, position)
      select 1, 11, 1001, 'Abschnitt ' || n, n from generate_series(1, 12) n`,
  );
}

/** Fifty views that the admin has saved. */
async function fillViews(world: World): Promise<void> {
  await world.sql(
    `insert into saved_views (id, company_id, user_id, name, shared, definition, created_at, created_by)
      select 20000 + n, 1, 13, 'Nr. ' || n, false, 'rows=person&measures=hours', now(), 13 from generate_series(1, 50) n`,
  );
}

/** A booking on each day of a year: 365 rows of 53 weeks, three figures each. */
async function fillReport(world: World): Promise<void> {
  await world.sql(
    `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
      select 1, 12, '2018-01-01'::date + n, 1001, 1, '', now() from generate_series(0, 364) n`,
  );
}

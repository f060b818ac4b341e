import type { Call } from './refusal-calls.ts';
import { fillKinds } from './refusal-kinds.ts';
import { fillPayroll } from './refusal-payroll.ts';
import { fillTeams } from './refusal-teams.ts';
import { switchOn } from './switch-on.ts';
import type { World } from './world.ts';

/** What each noun needs to have its refusals provoked, in the first company unless it says otherwise. */
export async function fillNouns(world: World): Promise<Record<string, Call>> {
  await switchOn(world, 1, ['teams', 'kinds', 'payroll', 'budgets', 'reports']);
  await fillReport(world);
  return {
    ...REPORT_CALLS,
    ...(await fillTeams(world)),
    ...(await fillKinds(world)),
    ...(await fillPayroll(world)),
  };
}

const REPORT_CALLS: Record<string, Call> = {
  report_too_large: [
    'chef',
    'GET',
    '/timesheet/report/2018-01-01/2018-12-31?rows=day&column=week&measures=hours,days,count',
  ],
};

/** A booking on each day of a year: 365 rows of 53 weeks, three figures each. */
async function fillReport(world: World): Promise<void> {
  await world.sql(
    `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
      select 1, 12, '2018-01-01'::date + n, 1001, 1, '', now() from generate_series(0, 364) n`,
  );
}

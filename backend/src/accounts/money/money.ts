import { type Sql, sql } from '../../platform/database/sql.ts';

/**
 * Money of project bookings in SQL, as the domain says it (`accounts/money/money.ts`): sums of `numeric` are exact; `euro`
 * rounds a sum once, and nothing else rounds.
 */

/** The job of the booking; of bookings that are older than the column the person's job of today. */
export const jobOfBooking = sql`coalesce(e.job_id, u.job_id)`;

/** Rates with the days on which they hold: `from_day` up to before `until_day`. Of two from one day the last one counts. */
function ratePeriods(company: number): Sql {
  return sql`select project_id, job_id, hourly_rate, coalesce(valid_from, '-infinity') as from_day,
      coalesce(lead(coalesce(valid_from, '-infinity')) over (
        partition by project_id, job_id order by coalesce(valid_from, '-infinity'), id), 'infinity') as until_day
    from hourly_rates where company_id = ${company}`;
}

/**
 * The project bookings `e` of a company with their people `u`, their jobs `j` (null where nobody knows) and the rate `r` of the
 * day (null where there is none). Each booking is one row. The caller narrows by `e.company_id` and more.
 * Instead of entries they may be sums of them that have one rate (`rateOf`).
 */
export function pricedBookings(company: number, bookings: Sql = sql`entries`): Sql {
  return sql`${bookings} e join users u on u.company_id = e.company_id and u.id = e.user_id
    left join jobs j on j.company_id = e.company_id and j.id = ${jobOfBooking}
    left join (${ratePeriods(company)}) r on r.project_id = e.project_id and r.job_id = j.id
      and e.day >= r.from_day and e.day < r.until_day`;
}

/**
 * Bookings `e` of people `u` that are alike in it have the same rate, so they can be added up before they are priced: a company
 * has a million of five years, and prices take longer than sums. The number says between which changes of any rate a day lies.
 */
export function rateOf(company: number): Sql {
  const held = sql`width_bucket(e.day, array(select distinct valid_from from hourly_rates
    where company_id = ${company} and valid_from is not null order by valid_from))`;
  return sql`e.project_id, ${jobOfBooking}, ${held}`;
}

/** Sums over `pricedBookings`, exact: what is shown of them goes through `euro`. */
export const worth = sql`coalesce(sum(e.hours * r.hourly_rate), 0)`;
export const unpricedHours = sql`coalesce(sum(e.hours) filter (where r.hourly_rate is null), 0)`;
/** null where no hour has a cost: then nobody knows a margin. */
export const cost = sql`sum(e.hours * j.cost_rate)`;
export const uncostedHours = sql`coalesce(sum(e.hours) filter (where j.cost_rate is null), 0)`;
/** Whether any of them is from before the job was recorded: 'mit heutigem Arbeitsplatz gerechnet'. */
export const isByTodaysJob = sql`coalesce(bool_or(e.job_id is null), false)`;

/** An exact sum in euro, rounded once, half away from zero. */
export const euro = (sum: Sql): Sql => sql`round(${sum}, 2)::float8`;

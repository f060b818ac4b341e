import type { AnalysedBookings, AnalysisGroup } from '@stundenbuch/domain/accounts/analysis/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { andOfTeam } from '../../day/team-mates.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { euro, jobOfBooking, pricedBookings, rateOf } from '../money/money.ts';

export interface AnalysedPeriod {
  from: Day;
  to: Day;
}

/**
 * A project without a customer brings nothing, unless its price is agreed. Where the company has no customers, it is one
 * without any rate.
 */
export function isInternal({ company, flags }: Caller): Sql {
  const isForNobody = flags.includes('customer')
    ? sql`p.customer_id is null`
    : sql`not exists (select from hourly_rates h where h.company_id = ${company} and h.project_id = p.id)`;
  return sql`(p.budget_money is null and ${isForNobody})`;
}

type Key = AnalysisGroup | 'project';
type Asked = AnalysedBookings & { by?: Key };

const line = sql`e.day, e.user_id, e.project_id, e.customer_id, e.job_id, e.bookings, e.hours, e.rate, e.worth, e.cost, e.guessed,
  e.internal`;

/** Each row of `bookings` is one line `e` with what it is worth and costs. */
function lines(who: Caller, bookings: Sql, isFixed: Sql): Sql {
  const { company } = who;
  return sql`select e.id, e.day, e.user_id, e.project_id, p.customer_id, j.id as job_id, e.bookings, e.hours,
      r.hourly_rate as rate, e.hours * r.hourly_rate as worth, e.hours * j.cost_rate as cost, e.guessed, p.internal,
      p.budget_money, p.budget_kind
    from ${pricedBookings(company, bookings)}
    join (select p.id, p.customer_id, p.budget_money, p.budget_kind, p.fixed_price, ${isInternal(who)} as internal
      from projects p where p.company_id = ${company}) p on p.id = e.project_id
    where ${isFixed}`;
}

const one = (
  company: number,
  when: Sql,
) => sql`(select e.id, e.company_id, e.day, e.user_id, e.project_id, e.job_id,
    1 as bookings, e.hours, e.job_id is null as guessed
  from entries e where e.company_id = ${company} and e.project_id is not null and ${when})`;

/**
 * Bookings of a project and job that have the same rate, added up. Of several people and days a sum has the first, unless that
 * is what is asked for.
 */
function summed(company: number, when: Sql, { by, person, customer }: Asked): Sql {
  const user = by === 'person' || person !== undefined ? sql`, e.user_id` : nothing;
  const month = by === 'month' ? sql`, ${GROUPED.month}` : nothing;
  // Named, the projects are found by the index one by one: of all of them that takes three times as long as reading on.
  const projects =
    customer === undefined
      ? sql`e.project_id is not null`
      : sql`e.project_id in (select p.id from projects p
    where p.company_id = ${company} and ${narrowed({ customer }, { ...GROUPED, customer: sql`p.customer_id` })})`;
  return sql`(select min(e.id) as id, ${company}::int as company_id, min(e.day) as day, min(e.user_id) as user_id, e.project_id,
      ${jobOfBooking} as job_id, count(*) as bookings, sum(e.hours) as hours, bool_or(e.job_id is null) as guessed
    from entries e join users u on u.company_id = e.company_id and u.id = e.user_id
    where e.company_id = ${company} and ${projects} and ${when}
    group by ${rateOf(company)}${user}${month})`;
}

/**
 * The bookings of a period with what they brought, added up as far as a fixed price and what is asked for allow. Of a fixed price a booking
 * brings what is left of the price when its turn comes, in the order of the days: so that sums of any grouping add up, and the
 * price of a project is never brought twice.
 */
export function analysedLines(who: Caller, { from, to }: AnalysedPeriod, asked: Asked): Sql {
  const before = sql`coalesce(sum(e.worth) over (partition by e.project_id,
    case when e.budget_kind = 'month' then ${GROUPED.month} end order by e.day, e.id
    rows between unbounded preceding and 1 preceding), 0)`;
  // `least` overlooks null: a booking without a rate would bring all that is left.
  const left = sql`least(coalesce(e.worth, 0), greatest(e.budget_money - ${before}, 0))`;
  const ofTeam = andOfTeam(who, asked.team);
  const inPeriod = summed(who.company, sql`e.day between ${from} and ${to}${ofTeam}`, asked);
  const soFar = one(who.company, sql`e.day <= ${to}`);
  return sql`(
    select ${line}, case when not e.internal then e.worth end as revenue
    from (${lines(who, inPeriod, sql`not p.fixed_price`)}) e
    union all
    select ${line}, e.revenue from (
      select ${line}, ${left} as revenue from (${lines(who, soFar, sql`p.fixed_price`)}) e
    ) e where e.day >= ${from}${ofTeam}
  )`;
}

const GROUPED: Readonly<Record<Key, Sql>> = {
  project: sql`e.project_id`,
  month: sql`date_trunc('month', e.day::timestamp)::date`,
  person: sql`e.user_id`,
  job: sql`e.job_id`,
  customer: sql`e.customer_id`,
};

export const groupedBy = (group: Key): Sql => GROUPED[group];

type Narrowing = Readonly<Record<Exclude<keyof AnalysedBookings, 'team'>, Sql>>;

/** Of the lines those that are asked for. */
export function narrowed(asked: AnalysedBookings, of: Narrowing = GROUPED): Sql {
  const is = (column: Sql, value: number | null | undefined) => {
    if (value === undefined) return nothing;
    return value === null ? sql` and ${column} is null` : sql` and ${column} = ${value}`;
  };
  return sql`true${is(of.project, asked.project)}${is(of.person, asked.person)}${is(of.job, asked.job)}${is(of.customer, asked.customer)}`;
}

const forCustomers = (sum: Sql) => sql`${sum} filter (where not e.internal)`;
const internal = (sum: Sql) => sql`${sum} filter (where e.internal)`;
const orNone = (sum: Sql) => sql`coalesce(${sum}, 0)::float8`;

/** Exact sums over the lines, each rounded once; `cost` stays null where no hour has one. */
export const figures: Sql = sql`coalesce(sum(e.bookings), 0)::int as bookings,
  ${orNone(forCustomers(sql`sum(e.hours)`))} as hours,
  ${euro(sql`coalesce(sum(e.revenue), 0)`)} as revenue,
  ${orNone(sql`sum(e.hours) filter (where not e.internal and e.rate is null)`)} as unpriced,
  ${euro(forCustomers(sql`sum(e.cost)`))} as cost,
  ${orNone(sql`sum(e.hours) filter (where not e.internal and e.cost is null)`)} as uncosted,
  ${orNone(internal(sql`sum(e.hours)`))} as internal_hours,
  ${euro(internal(sql`sum(e.cost)`))} as internal_cost`;

export const isGuessed: Sql = sql`coalesce(bool_or(e.guessed), false)`;

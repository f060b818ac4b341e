import type { AnalysedBookings, AnalysisGroup } from '@stundenbuch/domain/accounts/analysis/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { euro, pricedBookings } from '../money/money.ts';

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

const line = sql`e.id, e.day, e.user_id, e.project_id, e.customer_id, e.job_id, e.hours, e.rate, e.worth, e.cost, e.guessed,
  e.internal`;

/** Each booking is one line `e` with what it is worth and costs. */
function lines(who: Caller, isFixed: Sql, when: Sql): Sql {
  const { company } = who;
  return sql`select e.id, e.day, e.user_id, e.project_id, p.customer_id, j.id as job_id, e.hours, r.hourly_rate as rate,
      e.hours * r.hourly_rate as worth, e.hours * j.cost_rate as cost, e.job_id is null as guessed, p.internal,
      p.budget_money, p.budget_kind
    from ${pricedBookings(company)}
    join (select p.id, p.customer_id, p.budget_money, p.budget_kind, p.fixed_price, ${isInternal(who)} as internal
      from projects p where p.company_id = ${company}) p on p.id = e.project_id
    where e.company_id = ${company} and e.project_id is not null and ${isFixed} and ${when}`;
}

/**
 * The bookings of a period with what each brought. Of a fixed price a booking brings what is left of the price when its turn
 * comes, in the order of the days: so that sums of any grouping add up, and the price of a project is never brought twice.
 */
export function analysedLines(who: Caller, { from, to }: AnalysedPeriod): Sql {
  const before = sql`coalesce(sum(e.worth) over (partition by e.project_id,
    case when e.budget_kind = 'month' then date_trunc('month', e.day) end order by e.day, e.id
    rows between unbounded preceding and 1 preceding), 0)`;
  // `least` overlooks null: a booking without a rate would bring all that is left.
  const left = sql`least(coalesce(e.worth, 0), greatest(e.budget_money - ${before}, 0))`;
  return sql`(
    select ${line}, case when not e.internal then e.worth end as revenue
    from (${lines(who, sql`not p.fixed_price`, sql`e.day between ${from} and ${to}`)}) e
    union all
    select ${line}, e.revenue from (
      select ${line}, ${left} as revenue from (${lines(who, sql`p.fixed_price`, sql`e.day <= ${to}`)}) e
    ) e where e.day >= ${from}
  )`;
}

const GROUPED: Readonly<Record<AnalysisGroup | 'project', Sql>> = {
  project: sql`e.project_id`,
  month: sql`date_trunc('month', e.day)::date`,
  person: sql`e.user_id`,
  job: sql`e.job_id`,
  customer: sql`e.customer_id`,
};

export const groupedBy = (group: AnalysisGroup | 'project'): Sql => GROUPED[group];

type Narrowing = Readonly<Record<keyof AnalysedBookings, Sql>>;

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
export const figures: Sql = sql`count(*)::int as bookings,
  ${orNone(forCustomers(sql`sum(e.hours)`))} as hours,
  ${euro(sql`coalesce(sum(e.revenue), 0)`)} as revenue,
  ${orNone(sql`sum(e.hours) filter (where not e.internal and e.rate is null)`)} as unpriced,
  ${euro(forCustomers(sql`sum(e.cost)`))} as cost,
  ${orNone(sql`sum(e.hours) filter (where not e.internal and e.cost is null)`)} as uncosted,
  ${orNone(internal(sql`sum(e.hours)`))} as internal_hours,
  ${euro(internal(sql`sum(e.cost)`))} as internal_cost`;

export const isGuessed: Sql = sql`coalesce(bool_or(e.guessed), false)`;

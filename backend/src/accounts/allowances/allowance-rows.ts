import type { AllowanceKind, BookedAllowance } from '@stundenbuch/domain/accounts/allowances/contract';
import type { SurchargeRule } from '@stundenbuch/domain/accounts/allowances/surcharge-rules';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Tenant } from '../../platform/database/database.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';

export type SurchargeRow = SurchargeRule & { name: string; version: number };

export function surchargeRows({ company }: Tenant): Sql {
  return sql`select r.id, r.name, r.kind, r.from_minute as "from", r.to_minute as "to", r.weekdays, r.days, r.carry,
      r.begun_before, r.break_first, r.rule_group as "group", r.priority, r.source, r.valid_from, r.valid_to, r.version
    from surcharge_rules r where r.company_id = ${company}
    order by r.valid_to is not null, r.rule_group, r.priority desc, r.valid_from, r.id`;
}

/** The first day of the month after the last that is closed of anybody; null where none is. */
export function openFrom({ company }: Tenant): Sql {
  return sql`select (max(month) + interval '1 month')::date as day from month_closings
    where company_id = ${company} and state = 'closed'`;
}

export function allowanceKindRows({ company }: Tenant, id?: number): Sql {
  return sql`select k.id, k.name, k.unit, k.per_project, k.archived_at is not null as archived, k.version,
      exists (select from allowances a where a.company_id = k.company_id and a.kind_id = k.id) as used
    from allowance_kinds k where k.company_id = ${company}${id === undefined ? nothing : sql` and k.id = ${id}`}
    order by k.archived_at is not null, lower(k.name)`;
}

export type AllowanceKindRow = AllowanceKind;

const booked = sql`select a.id, a.user_id as "user", a.day, a.kind_id as kind, k.name, k.unit, a.quantity::float8 as quantity,
    a.project_id as project, p.project_name, a.text
  from allowances a join allowance_kinds k on k.company_id = a.company_id and k.id = a.kind_id
    left join projects p on p.company_id = a.company_id and p.id = a.project_id`;

export type AllowanceRow = BookedAllowance;

/** Of everybody (null) or of those named. */
export function allowancesBetween(
  { company }: Tenant,
  users: readonly number[] | null,
  from: Day,
  to: Day,
): Sql {
  return sql`${booked} where a.company_id = ${company} and a.day between ${from} and ${to}${
    users === null ? nothing : sql` and a.user_id = any(${users})`
  } order by a.day, a.id`;
}

export function allowanceById({ company }: Tenant, id: number): Sql {
  return sql`${booked} where a.company_id = ${company} and a.id = ${id}`;
}

import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import {
  type CaseMark,
  casesOf,
  type SickCase,
  sickDaysOf,
} from '@stundenbuch/domain/records/sickcases/cases';
import type { Insurance } from '@stundenbuch/domain/records/sickcases/certificate';
import type { SickCaseFields } from '@stundenbuch/domain/records/sickcases/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { led } from '../../day/led.ts';
import { type WorkRow, workColumns, workFactsOf } from '../../day/work-facts.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { instant } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { portion } from '../../records/entries/entry-columns.ts';
import { isOwnSickness } from '../../records/entries/kinds.ts';

/** A row of `sick_cases`, as the cases are made with it. */
export type StoredCase = CaseMark &
  SickCaseFields & { id: number; version: number; changed_by: string | null; changed_at: string };

export interface PersonSickness {
  user: number;
  first_name: string;
  name: string;
  personnel_number: string | null;
  insurance: Insurance | null;
  facts: WorkFacts;
  cases: SickCase<StoredCase>[];
  marks: readonly StoredCase[];
}

export type SicknessRow = Omit<PersonSickness, 'facts' | 'cases'> &
  WorkRow & { worker_since: Day | null; days: { day: Day; portion: number; fromHour: boolean }[] };

const marks = sql`(select coalesce(json_agg(json_build_object('id', c.id, 'first', c.first_day, 'last', c.last_day,
    'begins', c.begins, 'worked', c.worked, 'established_on', c.established_on, 'certified_until', c.certified_until,
    'certificate', c.certificate, 'requested_on', c.requested_on, 'remark', c.remark, 'version', c.version,
    'changed_by', b.first_name || ' ' || b.name, 'changed_at', ${instant(sql`c.changed_at`)})), '[]')
  from sick_cases c left join users b on b.company_id = c.company_id and b.id = c.changed_by
  where c.company_id = u.company_id and c.user_id = u.id)`;

/** People `u` with the days on which they were sick, and what is noted of them. `where` narrows the days `e`, and so the people. */
function sickPeople(tenant: Tenant, people: Sql, where: Sql): Sql {
  const days = sql`from entries e where e.company_id = u.company_id and e.user_id = u.id and ${isOwnSickness} and ${where}`;
  return sql`select u.id as "user", u.first_name, u.name, u.personnel_number, i.insurance, u.worker_since,
      ${workColumns(tenant)},
      (select coalesce(json_agg(json_build_object('day', e.day, 'portion', ${portion}, 'fromHour', e.sick_from is not null)
        order by e.day, e.id), '[]') ${days}) as days, ${marks} as marks
    from users u left join insurances i on i.company_id = u.company_id and i.user_id = u.id
    where u.company_id = ${tenant.company} and ${people} order by u.name, u.first_name, u.id`;
}

export const sicknessOfPerson = (tenant: Tenant, person: number): Sql =>
  sickPeople(tenant, sql`u.id = ${person}`, sql`true`);

/** A case that reached a day began no longer than this before it: nobody is paid for as long. */
const REACH = sql`interval '2 years'`;

/** Of everybody who was sick from a day on. */
export function sicknessSince(tenant: Tenant, from: Day): Sql {
  const since = sql`exists (select from entries e where e.company_id = u.company_id and e.user_id = u.id
    and ${isOwnSickness} and e.day >= ${from})`;
  return sickPeople(tenant, since, sql`e.day >= ${from}::date - ${REACH}`);
}

/** What a lead may see: the days on which the person was led, with the right. */
export function ledSickness(tenant: Tenant, from: Day, today: Day): Sql {
  const isLed = led(tenant, 'sick', { person: sql`u.id`, day: sql`e.day` }, today);
  const some = sql`exists (select from entries e where e.company_id = u.company_id and e.user_id = u.id
    and ${isOwnSickness} and e.day >= ${from} and ${isLed})`;
  return sickPeople(tenant, some, sql`e.day >= ${from}::date - ${REACH} and ${isLed}`);
}

/** Of everybody of whom something is noted. */
export const notedSickness = (tenant: Tenant): Sql =>
  sickPeople(
    tenant,
    sql`exists (select from sick_cases c where c.company_id = u.company_id and c.user_id = u.id)`,
    sql`true`,
  );

export function sicknessOf(row: SicknessRow): PersonSickness {
  const { user, first_name, name, personnel_number, insurance, days, marks } = row;
  const facts = { ...workFactsOf(row), worker_since: row.worker_since };
  const cases = casesOf(sickDaysOf(days), facts, marks);
  return { user, first_name, name, personnel_number, insurance, facts, cases, marks };
}

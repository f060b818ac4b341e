import { hasFeatures } from '@stundenbuch/domain/access/access';
import { lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import { type AccountFields, accountFields } from '@stundenbuch/domain/accounts/vacation/account-fields';
import type { LawPersonInput } from '@stundenbuch/domain/sides/people/law-person';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import {
  type VacationRow,
  vacationColumns,
  vacationFactsOf,
} from '../../accounts/vacation/vacation-facts.ts';
import { firstDay, firstDayOf } from '../../day/work-facts.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { utc } from '../../platform/database/shown.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';

/** A person with the input of the vacation account. */
export type PersonRow = Omit<CurrentUser, keyof AccountFields> &
  VacationRow & {
    law?: LawPersonInput | null;
    mail?: Pick<CurrentUser, 'pending_email' | 'pending_until' | 'mail_held_since'> | null;
  };

/** Of the last invitation, for somebody who has not come in yet. */
const invitation = (
  column: Sql,
) => sql`case when u.password_hash is null then (select ${utc(column)} from codes k
  where k.company_id = u.company_id and k.user_id = u.id and k.kind = 'invite') end`;

/** Only where accounts of the company have them. */
const factorColumn = ({ features }: Tenant) =>
  hasFeatures(sessionAccess.factors, features) ? sql`u.has_factor,` : sql``;

export const personColumns = (
  tenant: Tenant,
) => sql`u.id, u.first_name, u.name, u.email, u.job_id as job, j.job_title,
  u.company_id as company, u.active::int as active, u.worker_since, ${firstDay} as first_day,
  u.personnel_number as "personnelNumber", u.role, (u.role = 2)::int as "setAdmin", u.version,
  u.password_hash is not null as registered, ${invitation(sql`created_at`)} as invited_at,
  ${invitation(sql`expires_at`)} as invited_until, ${factorColumn(tenant)}
  ${vacationColumns(tenant, 'entered')}`;

/** A further column of `users u`; null, or nothing at all, where the company has no guide. */
export function lawColumn({ features }: Tenant): Sql {
  if (features?.includes(lawFeature.name) === false) return nothing;
  return sql`, (select json_build_object('birth_date', u.birth_date, 'milog', u.milog) from companies c
    where c.id = u.company_id and ${lawFeature.name} = any(c.features)) as law`;
}

/** What is known of the e-mail beyond itself: another one that is to be confirmed, and that nothing can be sent. */
export const mailColumn = (now: Date): Sql => sql`, jsonb_strip_nulls(jsonb_build_object(
    'pending_email', case when u.pending_until > ${now} then u.pending_email end,
    'pending_until', case when u.pending_until > ${now} and u.pending_email is not null then ${utc(sql`u.pending_until`)} end,
    'mail_held_since', (select ${utc(sql`r.held_since`)} from refused_addresses r
      where r.company_id = u.company_id and r.user_id = u.id and r.address = u.email)
  )) as mail`;

export const personTables = sql`users u left join jobs j on j.company_id = u.company_id and j.id = u.job_id`;

export function personOf(row: PersonRow, today: Day): CurrentUser {
  const { vacation, entered_days, entered_in, vacation_days, law, mail, recording, ...others } = row;
  const { calendar, contracts: _, ledger: __, ...person } = others;
  const { records_from, records } = recording ?? {};
  const first_day = firstDayOf(row, person.first_day);
  return {
    ...person,
    first_day,
    ...(calendar && { records_from, records }),
    ...law,
    ...mail,
    ...accountFields(vacationFactsOf(row), today),
  };
}

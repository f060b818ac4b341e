import { hasFeatures, type Who } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import { ledgerAccess } from '@stundenbuch/domain/accounts/vacation/access';
import { calendarAccess } from '@stundenbuch/domain/day/calendar/access';
import { refuseCalendar } from '@stundenbuch/domain/day/calendar/messages';
import { contractAccess } from '@stundenbuch/domain/day/contracts/access';
import { refuseAdmin } from '@stundenbuch/domain/sides/people/messages';
import type { WorkerFacts as Known } from '@stundenbuch/domain/sides/people/rules';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Conflicts } from '../../platform/database/conflicts.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { User } from '../../platform/user.entity.ts';

/** What is known of a company before somebody in it is stored. */
export type WorkerFacts = Known & {
  features: string[];
  /** What login names of the company end with; null where everybody needs an e-mail. */
  shortName: string | null;
  records_from: Day | null;
  /** Of the person that is changed: whether there is a contract, whether others are admins, which months are closed. */
  contracted: boolean;
  otherAdmins: boolean;
  closed: string[];
};

/** What a change of a person is judged by, read under the person's lock. */
export interface ChangeFacts {
  who: Who & { id: number };
  person: Pick<
    User,
    | 'id'
    | 'email'
    | 'role'
    | 'active'
    | 'global_admin'
    | 'version'
    | 'weeklyhours'
    | 'working_days'
    | 'worker_since'
    | 'vacation'
    | 'records'
    | 'records_from'
  >;
  known: WorkerFacts;
  today: Day;
}

/** What the database refuses of a person. */
export const conflicts: Conflicts = {
  users_email: () => refuseAdmin('email_taken', 'email'),
  users_job: () => refuseAdmin('job_unknown', 'job'),
  entries_user: () => refuseAdmin('worker_has_entries'),
  person_has_sheets: () => refuseAdmin('worker_has_entries'),
  contracts_place: () => refuseCalendar('place_unknown', 'place_id'),
  users_last_admin: () => refuseAdmin('last_admin'),
};

export const hasCalendar = ({ features }: WorkerFacts) => hasFeatures(calendarAccess.year, features);
export const hasContracts = ({ features }: WorkerFacts) => hasFeatures(contractAccess.contracts, features);
export const hasLedger = ({ features }: WorkerFacts) => hasFeatures(ledgerAccess.ledger, features);
export const hasOvertime = ({ features }: WorkerFacts) => hasFeatures(overtimeAccess.current, features);

export async function workerFactsOf(
  tx: Tx,
  { company }: Tenant,
  job: number | null | undefined,
  person: number | null = null,
): Promise<WorkerFacts> {
  const [row] = await rowsOf<WorkerFacts>(
    tx,
    sql`select exists (select from companies where id = ${company}) as "companyKnown",
      exists (select from jobs where company_id = ${company}) as "companyHasJobs",
      exists (select from jobs where company_id = ${company} and id = ${job ?? null}) as "jobKnown",
      exists (select from contracts where company_id = ${company} and user_id = ${person}) as contracted,
      exists (select from users where company_id = ${company} and id <> ${person} and role = 2 and active)
        as "otherAdmins",
      (select coalesce(json_agg(to_char(month, 'YYYY-MM')), '[]') from month_closings
        where company_id = ${company} and user_id = ${person} and state = 'closed') as closed,
      (select records_from from companies where id = ${company}) as records_from,
      (select nullif(value ->> 'short_name', '') from company_settings
        where company_id = ${company} and feature = ${loginSettings.name}) as "shortName",
      coalesce((select features from companies where id = ${company}), '{}') as features`,
  );
  return row as WorkerFacts;
}

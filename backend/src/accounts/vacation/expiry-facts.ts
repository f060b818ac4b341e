import {
  type ExpiryFacts,
  LIKE_COMPANY,
  type PersonExpiry,
  type ReadNotice,
} from '@stundenbuch/domain/accounts/vacation/expiry';
import type { VacationDay } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import type { DayFacts } from '@stundenbuch/domain/day/workday/work-day';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { portion } from '../../records/entries/entry-columns.ts';
import { isOwnSickness, ofType, takesTheDay } from '../../records/entries/kinds.ts';

/** What decides when vacation of a person expires, as the statement of the person reads it. */
export interface ExpiryRow {
  own_expiry: PersonExpiry | null;
  notices: ReadNotice[];
  away: VacationDay[];
}

/** A sick child and the like is no sickness of the person (SET-45): it moves no deadline, and vacation is as impossible on it. */
const ownType = sql`case when e.type = ${sql.lit(TYPE.sickness)} and not (${isOwnSickness}) then ${sql.lit(TYPE.overtime)} else e.type end`;

/** Of `users u`, as the fields of a JSON object. A day of reading is one of the calendar on the wall. */
export const expiryFields: Sql = sql`
  'own_expiry', (select json_build_object('expiry', x.expiry, 'suspended_until', x.suspended_until)
    from vacation_expiries x where x.company_id = u.company_id and x.user_id = u.id),
  'notices', (select coalesce(json_agg(json_build_object('year', n.year, 'days', n.days, 'deadline', n.deadline,
      'read', (n.read_at at time zone 'Europe/Berlin')::date) order by n.id), '[]')
    from vacation_notices n where n.company_id = u.company_id and n.user_id = u.id),
  'away', (select coalesce(json_agg(json_build_object('day', e.day, 'project', ${ownType}, 'status', e.status,
      'portion', ${portion})), '[]')
    from entries e where e.company_id = u.company_id and e.user_id = u.id
      and ${ofType(TYPE.sickness, TYPE.overtime)} and ${takesTheDay})`;

export function expiryFactsOf(
  { own_expiry, notices, away }: ExpiryRow,
  expiry: string,
  work?: DayFacts,
): ExpiryFacts {
  return { expiry, person: own_expiry ?? LIKE_COMPANY, notices, away, work };
}

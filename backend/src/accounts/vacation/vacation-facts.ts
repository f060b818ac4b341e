import type { VacationDay, VacationFacts } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { entitlementOf } from '@stundenbuch/domain/day/contracts/entitlement';
import { contractsFeature } from '@stundenbuch/domain/day/contracts/features';
import { settingsOf } from '@stundenbuch/domain/features/settings';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { calendarsOf, type WorkRow, workColumns, workFactsOf } from '../../day/work-facts.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { portion } from '../../records/entries/entry-columns.ts';
import { ofType, takesTheDay } from '../../records/entries/kinds.ts';
import { entryId, firstYear, type LedgerRow, ledgerColumn, ledgerPartOf } from './ledger-rows.ts';

/** The input of a person's vacation account, besides the person's own columns. */
export interface VacationRow extends WorkRow {
  vacation: number;
  entered_days: number;
  entered_in: number;
  vacation_days: VacationDay[];
  /** Null, or not asked for, where the company keeps no ledger. */
  ledger?: LedgerRow | null;
}

/** Of `users u`. `since` skips days that affect no balance; a request for a past year needs all of them. */
export function vacationColumns(tenant: Tenant, since?: 'entered', work = workColumns(tenant)): Sql {
  const period = since ? sql`and e.day >= make_date(${firstYear(tenant)}, 1, 1)` : sql``;
  return sql`${work}, u.vacation::float8 as vacation, u.vacation_lastyear::float8 as entered_days,
    u.vacation_lastyear_entered_in as entered_in,
    (select coalesce(json_agg(d), '[]') from (
      select ${entryId(tenant)}e.day, e.type as project, e.status, ${portion} as portion
      from entries e where e.company_id = u.company_id and e.user_id = u.id
        and ${ofType(TYPE.vacation, TYPE.vacationLastYear)} and ${takesTheDay} ${period}) d) as vacation_days${ledgerColumn(tenant)}`;
}

export type PersonVacation = VacationRow & { id: number };

export function vacationsOf(tenant: Tenant, people: readonly number[], work = workColumns(tenant)): Sql {
  return sql`select u.id, ${vacationColumns(tenant, undefined, work)} from users u
    where u.company_id = ${tenant.company} and u.id = any(${people})`;
}

export function vacationFactsOf(row: VacationRow, calendars = calendarsOf(row.calendar)): VacationFacts {
  const { vacation, entered_days, entered_in, vacation_days: days, contracts, ledger } = row;
  const lastYear = { days: entered_days, enteredIn: entered_in };
  const plain = { vacation, lastYear, days, work: workFactsOf(row, calendars) };
  const facts = ledger ? { ...plain, ledger: ledgerPartOf(ledger, plain.work) } : plain;
  if (!contracts) return calendars && isUnrecorded(row) ? { ...facts, entitlement: () => 0 } : facts;
  const timeline = { ...contracts, settings: settingsOf(contractsFeature, contracts.settings) };
  const years = new Map<number, number>();
  const entitlement = (year: number) => {
    const days = years.get(year) ?? entitlementOf(timeline, year);
    years.set(year, days);
    return days;
  };
  return { ...facts, entitlement };
}

/** Of whom nothing is recorded, no vacation is counted (START-04). */
const isUnrecorded = ({ recording }: VacationRow) => recording?.records === false;

import type { ExpiryFacts } from '@stundenbuch/domain/accounts/vacation/expiry';
import { ledgerFeature } from '@stundenbuch/domain/accounts/vacation/features';
import type { LedgerPart } from '@stundenbuch/domain/accounts/vacation/ledger-balances';
import { lastDaysOf } from '@stundenbuch/domain/accounts/vacation/notice';
import type { StoredPosting } from '@stundenbuch/domain/accounts/vacation/posting';
import type { DayFacts } from '@stundenbuch/domain/day/workday/work-day';
import { settingsOf } from '@stundenbuch/domain/features/settings';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import type { Tenant } from '../../platform/database/database.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { type ExpiryRow, expiryFactsOf, expiryFields } from './expiry-facts.ts';

/** What a person's ledger knows beside the account's facts, as the statement of the person reads it. */
export interface LedgerRow extends ExpiryRow {
  /** From when on the company keeps its accounts as ledgers. */
  since: Day;
  postings: StoredPosting[];
  settings: Record<string, unknown>;
}

const isOff = ({ features }: Tenant) => features?.includes(ledgerFeature.name) === false;

/** A further column of `users u`; nothing at all where it is known that the company keeps no ledger. */
export function ledgerColumn(tenant: Tenant): Sql {
  if (isOff(tenant)) return nothing;
  return sql`, (select json_build_object('since', s.since, 'settings', s.value, 'postings', ${postingsOfPerson},
      ${expiryFields})
    from company_settings s join companies c on c.id = s.company_id
    where s.company_id = ${tenant.company} and s.feature = ${ledgerFeature.name} and s.since is not null
      and s.feature = any(c.features)) as ledger`;
}

const postingsOfPerson = sql`(select coalesce(json_agg(json_build_object('id', p.id, 'year', p.year, 'day', p.day,
    'kind', p.kind, 'days', p.days, 'text', p.text, 'closing_id', p.closing_id, 'reverses_id', p.reverses_id)
    order by p.day, p.id), '[]')
  from vacation_postings p where p.company_id = u.company_id and p.user_id = u.id)`;

/** The year from which a person's days are read: a ledger knows those since its beginning, whatever was entered later. */
export function firstYear(tenant: Tenant): Sql {
  const entered = sql`u.vacation_lastyear_entered_in`;
  if (isOff(tenant)) return entered;
  return sql`least(${entered}, (select min(p.year) + 1 from vacation_postings p
    where p.company_id = u.company_id and p.user_id = u.id and p.kind = 'opening'))`;
}

/** Of each day its entry, which a posting names; only where there is a ledger. */
export function entryId(tenant: Tenant): Sql {
  return isOff(tenant) ? nothing : sql`e.id, `;
}

/** It begins with the opening; with the company's ledger, where somebody has none. */
export function ledgerPartOf(row: LedgerRow, work?: DayFacts): LedgerPart {
  const { since, postings } = row;
  const opening = postings.find(({ kind }) => kind === 'opening');
  const begins = opening ? opening.year + 1 : yearOf(since);
  return { begins, postings, lastDay: lastDaysOf(expiryOf(row, work)) };
}

/** When vacation of the person expires, by the company's setting unless the person has another one. */
export function expiryOf(row: LedgerRow, work?: DayFacts): ExpiryFacts {
  return expiryFactsOf(row, settingsOf(ledgerFeature, row.settings).expiry, work);
}

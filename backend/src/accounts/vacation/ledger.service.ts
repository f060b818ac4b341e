import { Injectable } from '@nestjs/common';
import type { LedgerFacts } from '@stundenbuch/domain/accounts/vacation/ledger';
import type { StoredPosting } from '@stundenbuch/domain/accounts/vacation/posting';
import { ledgerFactsOf } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import type { Day } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { type PersonVacation, vacationFactsOf, vacationsOf } from './vacation-facts.ts';

export type NewVacationPosting = { user: number } & Pick<
  StoredPosting,
  'year' | 'day' | 'kind' | 'days' | 'text'
> &
  Partial<Pick<StoredPosting, 'closing_id' | 'reverses_id'>>;

/** A posting as stored, with whom it is about. */
export type PostingRecord = { user: number } & StoredPosting;

/** The vacation ledgers of people: reading them, and adding to them. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of several people in one statement; of nobody while the company keeps no ledger. Reads inside the given transaction. */
  async of(tenant: Tenant, users: readonly number[], tx?: Tx): Promise<Map<number, LedgerFacts>> {
    const query = vacationsOf(tenant, users);
    const rows = await (tx
      ? rowsOf<PersonVacation>(tx, query)
      : this.database.read<PersonVacation>(tenant, query));
    const facts = rows.map((row) => [row.id, vacationFactsOf(row)] as const);
    return new Map(facts.flatMap(([id, of]) => (of.ledger ? [[id, ledgerFactsOf(of, of.ledger)]] : [])));
  }

  /** In the order given, under the locks of the people. */
  async post(tx: Tx, tenant: Tenant, postings: readonly NewVacationPosting[]): Promise<PostingRecord[]> {
    if (postings.length === 0) return [];
    const rows = postings.map(({ user, year, day, kind, days, text, closing_id, reverses_id }) => ({
      user,
      year,
      day: day as Day,
      kind,
      days: round(days),
      text,
      closing_id: closing_id ?? null,
      reverses_id: reverses_id ?? null,
    }));
    return rowsOf<PostingRecord>(
      tx,
      sql`insert into vacation_postings
          (company_id, user_id, year, day, kind, days, text, closing_id, reverses_id, created_at, created_by)
        select ${tenant.company}, p."user", p.year, p.day, p.kind, p.days, p.text, p.closing_id, p.reverses_id,
          ${this.clock.now()}, ${tenant.id}
        from json_to_recordset(${JSON.stringify(rows)}::json) as p ("user" integer, year smallint, day date, kind text,
          days numeric, text text, closing_id integer, reverses_id integer)
        returning id, user_id as "user", year, day, kind, days::float8, text, closing_id, reverses_id`,
    );
  }
}

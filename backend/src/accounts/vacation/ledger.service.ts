import { Injectable } from '@nestjs/common';
import type { LedgerFacts } from '@stundenbuch/domain/accounts/vacation/ledger';
import type { StoredPosting } from '@stundenbuch/domain/accounts/vacation/posting';
import { ledgerFactsOf } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { round } from '@stundenbuch/domain/time/rounding';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { type PersonVacation, vacationFactsOf, vacationsOf } from './vacation-facts.ts';
import { VacationPosting } from './vacation-posting.entity.ts';

export type NewVacationPosting = { user: number } & Pick<
  StoredPosting,
  'year' | 'day' | 'kind' | 'days' | 'text'
> &
  Partial<Pick<StoredPosting, 'closing_id' | 'reverses_id'>>;

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
  async post(
    tx: Tx,
    { company, id }: Tenant,
    postings: readonly NewVacationPosting[],
  ): Promise<(NewVacationPosting & { id: number })[]> {
    const made = { company, created_at: this.clock.now(), created_by: id };
    const rows = postings.map((posting) =>
      tx.create(VacationPosting, { ...made, ...posting, days: round(posting.days) }),
    );
    await tx.flush();
    return postings.map((posting, at) => ({ ...posting, id: (rows[at] as VacationPosting).id }));
  }
}

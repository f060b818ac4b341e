import { Injectable } from '@nestjs/common';
import { BYTE_ORDER_MARK, csvLine } from '@stundenbuch/domain/sides/inspection/csv';
import { monthOf } from '@stundenbuch/domain/time/day';
import { TimeAccounts } from '../../accounts/overtime/time-accounts.service.ts';
import { LedgerService } from '../../accounts/vacation/ledger.service.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { OVERTIME_HEAD, overtimeRows, VACATION_HEAD, vacationRows } from './account-rows.ts';
import { type Inspected, idsOf, type Person } from './inspected.ts';

/** So many accounts are in memory at a time. */
const AT_ONCE = 50;

/** Vacation and time accounts as CSV. */
@Injectable()
export class AccountFiles {
  constructor(
    private readonly ledgers: LedgerService,
    private readonly accounts: TimeAccounts,
  ) {}

  async *vacation(who: Tenant, { from, to, people }: Inspected): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(VACATION_HEAD);
    for (const some of parted(people)) {
      const ledgers = await this.ledgers.of(who, idsOf({ people: some }));
      for (const person of some) {
        const facts = ledgers.get(person.id);
        if (facts) yield textOf(vacationRows(person, facts, from, to));
      }
    }
  }

  async *hours(who: Tenant, { from, to, people }: Inspected): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(OVERTIME_HEAD);
    for (const some of parted(people)) {
      const byId = new Map(some.map((person) => [person.id, person]));
      const months = this.accounts.ofMonths(who, [...byId.keys()], monthOf(from), monthOf(to));
      for await (const { user, month } of months)
        yield textOf(overtimeRows(byId.get(user) as Person, month, from, to));
    }
  }
}

const parted = (people: readonly Person[]): Person[][] =>
  Array.from({ length: Math.ceil(people.length / AT_ONCE) }, (_, i) =>
    people.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );

const textOf = (rows: readonly string[][]): string => rows.map(csvLine).join('');

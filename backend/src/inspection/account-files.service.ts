import { Injectable } from '@nestjs/common';
import { type Day, lastOfMonth, monthOf } from '@stundenbuch/domain/calendar/day';
import { BYTE_ORDER_MARK, csvLine } from '@stundenbuch/domain/inspection/csv';
import { accountMonth } from '@stundenbuch/domain/overtime/month';
import { monthsFrom } from '@stundenbuch/domain/sheets/months';
import { LedgerService } from '../ledger/ledger.service.ts';
import { type EntryRow, entriesBetween } from '../overtime/account-rows.ts';
import { type Account, OvertimeService } from '../overtime/overtime.service.ts';
import { Database, type Tenant } from '../platform/database/database.ts';
import { OVERTIME_HEAD, overtimeRows, VACATION_HEAD, vacationRows } from './account-rows.ts';
import { type Inspected, idsOf } from './inspected.ts';

/** So many accounts are in memory at a time. */
const AT_ONCE = 50;

/** Vacation and time accounts as CSV. */
@Injectable()
export class AccountFiles {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerService,
    private readonly overtime: OvertimeService,
  ) {}

  async *vacation(who: Tenant, inspected: Inspected): AsyncGenerator<string> {
    const { from, to, people } = inspected;
    yield BYTE_ORDER_MARK + csvLine(VACATION_HEAD);
    for (let at = 0; at < people.length; at += AT_ONCE) {
      const some = people.slice(at, at + AT_ONCE);
      const ledgers = await this.ledgers.of(who, idsOf({ people: some }));
      for (const person of some) {
        const facts = ledgers.get(person.id);
        if (facts) yield textOf(vacationRows(person, facts, from, to));
      }
    }
  }

  async *hours(who: Tenant, inspected: Inspected): AsyncGenerator<string> {
    const { people } = inspected;
    yield BYTE_ORDER_MARK + csvLine(OVERTIME_HEAD);
    for (let at = 0; at < people.length; at += AT_ONCE) {
      const some = people.slice(at, at + AT_ONCE);
      const found = await this.overtime.of(who, idsOf({ people: some }));
      const accounts = new Map(found?.accounts.map((account) => [account.user, account]));
      for (const person of some) {
        const account = accounts.get(person.id);
        if (account) for await (const month of this.months(who, account, inspected)) yield textOf(overtimeRows(person, month, inspected.from, inspected.to));
      }
    }
  }

  private async *months(who: Tenant, { user, facts }: Account, { from, to }: Inspected) {
    const entries = await this.database.read<EntryRow>(who, entriesBetween(who, [user], firstOf(from), lastOfMonth(to)));
    const byMonth = Map.groupBy(entries, ({ day }) => monthOf(day));
    for (const month of monthsFrom(monthOf(from), monthOf(to < facts.today ? to : facts.today)))
      if (month >= monthOf(facts.since)) yield accountMonth(facts, month, byMonth.get(month) ?? []);
  }
}

const firstOf = (day: Day): Day => `${monthOf(day)}-01`;

const textOf = (rows: readonly string[][]): string => rows.map(csvLine).join('');

import { Injectable } from '@nestjs/common';
import {
  balanceAfter,
  balanceBefore,
  balanceNow,
  courseOf,
} from '@stundenbuch/domain/accounts/overtime/account';
import type {
  OvertimeBalance,
  OvertimeMonth,
  OvertimeOfPerson,
} from '@stundenbuch/domain/accounts/overtime/contract';
import { accountMonth } from '@stundenbuch/domain/accounts/overtime/month';
import type { StoredTimePosting } from '@stundenbuch/domain/accounts/overtime/postings';
import { dayForLead } from '@stundenbuch/domain/accounts/overtime/veiled';
import { isOutside, warningText } from '@stundenbuch/domain/accounts/overtime/words';
import { seesEverybody } from '@stundenbuch/domain/records/absences/access';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import { type Day, lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { monthsFrom } from '@stundenbuch/domain/time/format';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { type LedPerson, ledDays, ledPeople, refuseUnlessLed } from '../../day/led-people.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { type EntryRow, entriesBetween } from './account-rows.ts';
import { OvertimeService, type TimeAccount } from './overtime.service.ts';

/** Time accounts as people look at them. */
@Injectable()
export class TimeAccounts {
  constructor(
    private readonly database: Database,
    private readonly overtime: OvertimeService,
    private readonly clock: Clock,
  ) {}

  async current(who: Caller): Promise<OvertimeBalance> {
    const found = await this.overtime.of(who, [who.id]);
    const [account] = found?.accounts ?? [];
    if (!found || !account || found.since > account.facts.today) return { overtime: null };
    const minutes = balanceNow(account.facts);
    const warning = isOutside(minutes, found.settings) ? warningText(minutes) : null;
    return { overtime: { minutes, since: found.since, warning } };
  }

  /** A colleague learns nothing, not even who is there. */
  async ofPerson(who: Caller, user: number, month: string): Promise<OvertimeMonth> {
    const seen = mayReadPerson(who, user) ? null : await this.ledDays(who, user, month);
    requireMonth(month);
    const first = `${month}-01`;
    const [found, entries, [sheet]] = await Promise.all([
      this.overtime.of(who, [user]),
      this.database.read<EntryRow>(who, entriesBetween(who, [user], first, lastOfMonth(first))),
      this.overtime.signed(who, [user], month),
    ]);
    const [account] = found?.accounts ?? [];
    if (!found || !account) throw new Refused(refuseWire('not_found'));
    const { warn_over, warn_under } = found.settings;
    const limits = { over: warn_over * 60, under: warn_under * 60 };
    const { first_name, name, facts } = account;
    const by = new Map(facts.postings.map((posting) => [posting.id, posting.by]));
    const shown = accountMonth({ ...facts, postings: facts.postings.map(storedPosting) }, month, entries);
    const postings = shown.postings.map((posting) => ({ ...posting, by: by.get(posting.id) ?? null }));
    const days = shown.days
      .filter(({ day }) => !seen || seen.has(day))
      .map((day) => (seen ? dayForLead(facts, day, entries, seen.get(day.day)?.sick === true) : day));
    return { user, first_name, name, ...shown, days, postings, limits, signed: sheet?.closing ?? null };
  }

  /** A lead sees the account of today's members, and the days on which the team holds them. */
  private async ledDays(who: Caller, person: number, month: string): Promise<Map<Day, LedPerson>> {
    const today = this.clock.today();
    await refuseUnlessLed(this.database, who, 'hours', person, today);
    requireMonth(month);
    const first = `${month}-01`;
    const asked = { person, from: first, to: lastOfMonth(first), today };
    const [days, now] = await Promise.all([
      ledDays(this.database, who, 'hours', asked),
      ledDays(this.database, who, 'hours', { ...asked, from: today, to: today }),
    ]);
    if (now.size === 0) throw new Refused(refuseWire('forbidden'));
    return days;
  }

  /** The months of several people between two, from the beginning of the accounts up to now. */
  async *ofMonths(who: Tenant, users: readonly number[], from: string, to: string) {
    const found = await this.overtime.of(who, users);
    for (const { user, facts } of found?.accounts ?? []) {
      const last = to < monthOf(facts.today) ? to : monthOf(facts.today);
      const read = entriesBetween(who, [user], `${from}-01`, lastOfMonth(`${last}-01`));
      const entries = Map.groupBy(await this.database.read<EntryRow>(who, read), ({ day }) => monthOf(day));
      const months = monthsFrom(from, last).filter((month) => month >= monthOf(facts.since));
      for (const month of months) yield { user, month: accountMonth(facts, month, entries.get(month) ?? []) };
    }
  }

  /** Who has left stays as long as there is something on the account. */
  async ofCompany(who: Caller, month: string): Promise<OvertimeOfPerson[]> {
    requireMonth(month);
    const found = await this.overtime.of(who, await this.seenBy(who));
    if (!found) return [];
    return found.accounts
      .map((account) => ({ active: account.active, row: rowOf(account, month, found.settings) }))
      .filter(({ active, row }) => active || row.balance !== 0 || row.closing !== 0)
      .map(({ row }) => row);
  }

  /** Everybody (null), or today's members of the teams that a lead looks at. */
  private async seenBy(who: Caller): Promise<number[] | null> {
    if (seesEverybody(who.role)) return null;
    const today = this.clock.today();
    return [...(await ledPeople(this.database, who, 'hours', { on: today, today })).keys()];
  }
}

const storedPosting = ({
  id,
  day,
  minutes,
  kind,
  text,
  reverses_id,
}: StoredTimePosting): StoredTimePosting => ({ id, day, minutes, kind, text, reverses_id });

function rowOf(
  { user, first_name, name, facts }: TimeAccount,
  month: string,
  limits: Parameters<typeof isOutside>[1],
): OvertimeOfPerson {
  const course = courseOf(facts);
  const of = course.find((one) => one.month === month);
  const balance = balanceNow(facts);
  return {
    user,
    first_name,
    name,
    opening: balanceBefore(course, month),
    difference: of?.difference ?? 0,
    posted: of?.posted ?? 0,
    closing: balanceAfter(course, month),
    balance,
    outside: isOutside(balance, limits),
  };
}

/** 'yyyy-mm', as in an address. */
function requireMonth(month: string): void {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw new Refused(refuseWire('invalid_input', 'month'));
}

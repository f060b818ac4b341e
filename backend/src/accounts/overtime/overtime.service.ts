import { Injectable } from '@nestjs/common';
import { type AccountFacts, balanceNow } from '@stundenbuch/domain/accounts/overtime/account';
import { type OvertimeSettings, overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { PUNCH_CLOCK } from '@stundenbuch/domain/records/punch/limits';
import { type Day, lastOfMonth } from '@stundenbuch/domain/time/day';
import { workFactsOf } from '../../day/work-facts.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import {
  type EntryRow,
  entriesBetween,
  type Holder,
  type HolderRow,
  holdersOf,
  monthSums,
  type PostingRow,
  postingsOf,
  runningWork,
  type SignedBalance,
  type SumRow,
  signedBalances,
} from './account-rows.ts';

/** The account of a person. */
export interface TimeAccount extends Holder {
  facts: Omit<AccountFacts, 'postings'> & { postings: readonly PostingRow[] };
}

export interface TimeAccountsPart {
  since: Day;
  settings: OvertimeSettings;
  accounts: TimeAccount[];
}

/** Time accounts of several people in a constant number of statements, however long their history is. */
@Injectable()
export class OvertimeService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Of everybody (null) or of those named; null while the company has no accounts. A transaction reads what it has written. */
  async of(tenant: Tenant, users: readonly number[] | null, tx?: Tx): Promise<TimeAccountsPart | null> {
    const { since, value: settings } = await this.settings.of(tenant, overtimeFeature, tx);
    if (since === null) return null;
    const today = this.clock.today();
    const [people, months, entries, postings, unfinished] = (await this.database.readAll(
      tenant,
      [
        holdersOf(tenant, users),
        monthSums(tenant, users, { since, today, settings }),
        entriesBetween(tenant, users, today, today),
        postingsOf(tenant, users),
        ...(hasPunchClock(tenant) ? [runningWork(tenant, users)] : []),
      ],
      tx,
    )) as [HolderRow[], SumRow[], EntryRow[], PostingRow[], { user: number }[]?];
    const running = new Set(unfinished?.map(({ user }) => user));
    const rowsOfPerson = {
      months: byPerson(months),
      entries: byPerson(entries),
      postings: byPerson(postings),
    };
    const accounts = people.map(({ user, first_name, name, active, ...work }) => ({
      user,
      first_name,
      name,
      active,
      facts: {
        since,
        today,
        settings,
        work: workFactsOf(work),
        months: rowsOfPerson.months.get(user) ?? [],
        entriesToday: rowsOfPerson.entries.get(user) ?? [],
        postings: rowsOfPerson.postings.get(user) ?? [],
        isRunning: running.has(user),
      },
    }));
    return { since, settings, accounts };
  }

  /** The balance of a person in minutes; null without an account, which is so until it has begun. */
  async balanceOf(tenant: Tenant, user: number, tx?: Tx): Promise<{ minutes: number; since: Day } | null> {
    const found = await this.of(tenant, [user], tx);
    const [account] = found?.accounts ?? [];
    if (!found || !account || found.since > this.clock.today()) return null;
    return { minutes: balanceNow(account.facts), since: found.since };
  }

  /** The entries of a month that an account looks at, everybody's (null) or of those named. */
  entriesOf(tenant: Tenant, month: string, users: readonly number[] | null): Promise<EntryRow[]> {
    const first = `${month}-01`;
    return this.database.read<EntryRow>(tenant, entriesBetween(tenant, users, first, lastOfMonth(first)));
  }

  /** The balances on the sheets of closed months; nobody without an account is among them. */
  signed(tenant: Tenant, users: readonly number[], month: string): Promise<SignedBalance[]> {
    return this.database.read<SignedBalance>(tenant, signedBalances(tenant, users, month));
  }
}

/** A company that is looked at from another one may have one, too. */
const hasPunchClock = ({ features }: Tenant): boolean =>
  features === undefined || features.includes(PUNCH_CLOCK);

function byPerson<Row extends { user: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const others = found.get(row.user);
    if (others) others.push(row);
    else found.set(row.user, [row]);
  }
  return found;
}

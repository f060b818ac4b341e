import { Injectable } from '@nestjs/common';
import type { Openness, StoredContract, TimelineChange } from '@stundenbuch/domain/day/contracts/changes';
import { type EntitlementFacts, entitlementOf } from '@stundenbuch/domain/day/contracts/entitlement';
import { contractsFeature } from '@stundenbuch/domain/day/contracts/features';
import { firstOpenDay } from '@stundenbuch/domain/day/workday/open-days';
import { type WorkFacts, workDay } from '@stundenbuch/domain/day/workday/work-day';
import {
  changedFrom,
  type PreviewFacts,
  type StoredDay,
} from '@stundenbuch/domain/records/entries/contract-effect';
import type { Day } from '@stundenbuch/domain/time/day';
import { closesMonths, type OpenMonthsRow, openMonthsOf, openMonthsOfPerson } from '../../day/open-months.ts';
import { WorkDays } from '../../day/work-days.service.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { half } from '../../records/entries/entry-columns.ts';

/** What a changed time line is measured by, and what of the entries follows it. */
@Injectable()
export class ContractFacts {
  constructor(
    private readonly workDays: WorkDays,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** What of a person's days is closed, and which change without a reason: with the closing of months also the month before (MON-04). */
  async openness(tx: Tx, tenant: Tenant, user: number): Promise<Openness> {
    const today = this.clock.today();
    if (!closesMonths(tenant)) return { open: firstOpenDay(today), closed: [] };
    const [row] = await rowsOf<{ months: OpenMonthsRow }>(tx, openMonthsOfPerson(tenant, user));
    const months = row && openMonthsOf(row.months);
    return { open: firstOpenDay(today, months), closed: months?.closed ?? [] };
  }

  /** `open` is the first day that changes without a reason. */
  async ofChange(
    tx: Tx,
    tenant: Tenant,
    user: number,
    change: TimelineChange,
    open: Day,
  ): Promise<PreviewFacts> {
    const { value, since } = await this.settings.of(tenant, contractsFeature, tx);
    const work = (await this.workDays.of(tenant, [user], tx)).get(user) as WorkFacts;
    const dayOf = (rows: readonly StoredContract[]) => (day: Day) =>
      workDay({ ...work, contracts: rows }, day);
    const accountOf = (rows: readonly StoredContract[]): EntitlementFacts => ({
      rows,
      settings: value,
      since: since ?? this.clock.today(),
    });
    const from = changedFrom(change, this.clock.today());
    return {
      change,
      open,
      before: dayOf(change.before),
      after: dayOf(change.after),
      entitlement: {
        before: (year) => entitlementOf(accountOf(change.before), year),
        after: (year) => entitlementOf(accountOf(change.after), year),
      },
      stored: await this.stored(tx, tenant, user, from),
    };
  }

  private stored(tx: Tx, { company }: Tenant, user: number, from: Day): Promise<StoredDay[]> {
    return rowsOf<StoredDay>(
      tx,
      sql`select e.id, e.day, e.type as project, e.status, e.hours::float8, e.target::float8, ${half} as half,
          e.away_minutes, e.credit
        from entries e where e.company_id = ${company} and e.user_id = ${user} and e.type is not null
          and e.day >= ${from} order by e.day, e.id`,
    );
  }

  async cancel(tx: Tx, { company }: Tenant, ids: readonly number[], status: number): Promise<void> {
    await rowsOf(
      tx,
      sql`update entries set status = ${status}, decided_at = ${this.clock.now()}
        where company_id = ${company} and id = any(${ids})`,
    );
  }
}

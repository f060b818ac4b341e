import { Injectable } from '@nestjs/common';
import { rulesToKeep } from '@stundenbuch/domain/day/calendar/changed-days';
import type { CompanyCalendar } from '@stundenbuch/domain/day/calendar/company-calendar';
import { calendarIn } from '../../day/read-calendar.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { StoredFigures } from '../../records/entries/stored-figures.service.ts';

/** What follows from other rules of a calendar that is on: days that are over keep theirs, stored figures of the others follow. */
@Injectable()
export class FollowedChange {
  constructor(
    private readonly stored: StoredFigures,
    private readonly clock: Clock,
  ) {}

  /** After the change, in its transaction. */
  async of(tx: Tx, tenant: Tenant, before: CompanyCalendar | null): Promise<void> {
    const after = await calendarIn(tx, tenant);
    const isKept = before !== null && after !== null && (await this.keep(tx, tenant, before, after));
    await this.stored.follow(tx, tenant, before, isKept ? await calendarIn(tx, tenant) : after);
  }

  private async keep(
    tx: Tx,
    { company, id }: Tenant,
    before: CompanyCalendar,
    after: CompanyCalendar,
  ): Promise<boolean> {
    const today = this.clock.today();
    const rules = rulesToKeep(before, after, today);
    if (!rules) return false;
    const { until, ...value } = rules;
    await rowsOf(
      tx,
      sql`insert into calendar_versions (company_id, until, changed_on, value, created_at, created_by)
        values (${company}, ${until}, ${today}, ${JSON.stringify(value)}::jsonb, ${this.clock.now()}, ${id})
        on conflict (company_id, changed_on) do nothing`,
    );
    return true;
  }
}

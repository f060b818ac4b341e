import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import type { Overview as WireOverview } from '@stundenbuch/domain/records/timesheet/contract';
import { lastMonth } from '@stundenbuch/domain/records/timesheet/faults';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Faults } from './faults.service.ts';
import { Missing } from './missing.service.ts';

/** Facts that the dashboard's empty lists do not show. */
@Injectable()
export class Overview {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly missing: Missing,
    private readonly faults: Faults,
  ) {}

  async of(who: Caller): Promise<WireOverview> {
    const isAdmin = allows(timesheetSlots.companyFaults, who);
    const [missing, company] = await Promise.all([this.missing.inLastMonth(who), this.company(who)]);
    // A day is counted once; without any feature in both, as specified.
    const named = new Set(who.features.length > 0 ? missing : []);
    const faults = await this.faults.inLastMonth(who, isAdmin, named);
    const month = lastMonth(this.clock.today()).from;
    return { closed: { month, missing: missing.length, faults }, company };
  }

  private async company(who: Caller): Promise<WireOverview['company']> {
    const [row] = await this.database.read<WireOverview['company']>(
      who,
      sql`select exists (select from users where company_id = ${who.company} and id <> ${who.id}) as people,
        exists (select from projects where company_id = ${who.company}) as projects,
        exists (select from entries where company_id = ${who.company}) as entries`,
    );
    return row as WireOverview['company'];
  }
}

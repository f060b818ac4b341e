import { Injectable } from '@nestjs/common';
import type { StaffingRule, staffingInput } from '@stundenbuch/domain/workflows/decisions/contract';
import { refuseDecision } from '@stundenbuch/domain/workflows/decisions/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import type { Input } from '../../platform/http/input.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { rulesOfCompany } from './presence-rows.ts';
import { Staffing } from './staffing.entity.ts';

const conflicts = {
  staffing_once: () => refuseDecision('staffing_taken', 'weekdays'),
  staffing_team: () => refuseDecision('staffing_group', 'team'),
  staffing_job: () => refuseDecision('staffing_group', 'job'),
};

/** How many have to be there, as an admin puts it down (VIS-04). */
@Injectable()
export class StaffingRules {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(who: Caller): Promise<StaffingRule[]> {
    return this.database.read<StaffingRule>(who, rulesOfCompany(who));
  }

  add(who: Caller, sent: Input<typeof staffingInput>): Promise<StaffingRule[]> {
    const { team = null, job = null, ...rule } = sent.read();
    const made = { company: who.company, created_at: this.clock.now(), created_by: who.id };
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      tx.create(Staffing, { ...rule, team, job, ...made });
      return this.stored(tx, who);
    });
  }

  change(who: Caller, id: number, sent: Input<typeof staffingInput>): Promise<StaffingRule[]> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const rule = await lockedOne(tx, Staffing, who, id);
      const { team = null, job = null, ...changed } = sent.read();
      Object.assign(rule, { ...changed, team, job });
      return this.stored(tx, who);
    });
  }

  delete(who: Caller, id: number): Promise<StaffingRule[]> {
    return this.database.write(who, async (tx) => {
      tx.remove(await lockedOne(tx, Staffing, who, id));
      return this.stored(tx, who);
    });
  }

  private async stored(tx: Tx, who: Caller): Promise<StaffingRule[]> {
    await tx.flush();
    return rowsOf<StaffingRule>(tx, rulesOfCompany(who));
  }
}

import { Injectable } from '@nestjs/common';
import { creditRefusal } from '@stundenbuch/domain/accounts/overtime/credit';
import type { AccountEntry } from '@stundenbuch/domain/accounts/overtime/day-balance';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import type { Credit } from '@stundenbuch/domain/records/entries/credit';
import type { HalfOn } from '@stundenbuch/domain/records/entries/halves';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { plannedFrom } from './account-rows.ts';
import { OvertimeService } from './overtime.service.ts';

/** Whether a time account has the hours that a request for overtime reduction takes. */
@Injectable()
export class OvertimeCredit {
  constructor(private readonly overtime: OvertimeService) {}

  /** Under the person's lock, so that of two requests the second one sees what the first has taken. */
  async refusal(
    tx: Tx,
    tenant: Tenant,
    user: number,
    {
      project,
      days,
      halfOn,
      credit,
    }: { project: number; days: readonly Day[]; halfOn: HalfOn; credit?: Credit | null },
  ): Promise<Refusal | null> {
    if (project !== TYPE.overtime || (credit && credit !== 'lowering')) return null;
    if (tenant.features?.includes(overtimeFeature.name) === false) return null;
    const found = await this.overtime.of(tenant, [user], tx);
    const [account] = found?.accounts ?? [];
    if (!found?.settings.only_credit || !account) return null;
    const planned = await rowsOf<AccountEntry>(tx, plannedFrom(tenant, [user], account.facts.today));
    return creditRefusal({ ...account.facts, planned }, days, halfOn);
  }
}

import { Injectable } from '@nestjs/common';
import { kindChangeRefusal } from '@stundenbuch/domain/accounts/allowances/allowance-kinds';
import type {
  allowanceKindChange,
  allowanceKindInput,
  AllowanceKind as WireKind,
} from '@stundenbuch/domain/accounts/allowances/contract';
import { refuseAllowance } from '@stundenbuch/domain/accounts/allowances/messages';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockedOne, rowOf } from '../../platform/database/found.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AllowanceKind } from './allowance-kind.entity.ts';
import { type AllowanceKindRow, allowanceKindRows } from './allowance-rows.ts';

const conflicts = { allowance_kinds_name: () => refuseAllowance('allowance_kind_taken', 'name') };

/** What a company counts beside the hours (ALW-04). */
@Injectable()
export class AllowanceKinds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(who: Tenant): Promise<WireKind[]> {
    return this.database.read<AllowanceKindRow>(who, allowanceKindRows(who));
  }

  add(who: Caller, sent: Input<typeof allowanceKindInput>): Promise<WireKind> {
    const made = { company: who.company, created_at: this.clock.now(), created_by: who.id };
    return this.write(who, async (tx) => {
      const kind = tx.create(AllowanceKind, { ...sent.read(), ...made });
      await tx.flush();
      return kind.id;
    });
  }

  change(who: Caller, id: number, sent: Input<typeof allowanceKindChange>): Promise<WireKind> {
    return this.write(who, async (tx) => {
      const kind = await lockedOne(tx, AllowanceKind, who, id);
      const { version, archived, ...fields } = sent.read();
      refuseIf(staleRefusal(kind.version, version));
      const { used } = await rowOf<AllowanceKindRow>(tx, allowanceKindRows(who, id));
      refuseIf(kindChangeRefusal(fields, { ...kind, used }));
      const archived_at = archived ? (kind.archived_at ?? this.clock.now()) : null;
      Object.assign(kind, { ...fields, archived_at });
      return id;
    });
  }

  private write(who: Caller, work: (tx: Tx) => Promise<number>): Promise<WireKind> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const id = await work(tx);
      await tx.flush();
      return rowOf<AllowanceKindRow>(tx, allowanceKindRows(who, id));
    });
  }
}

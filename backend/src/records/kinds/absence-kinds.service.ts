import { Injectable } from '@nestjs/common';
import type {
  AbsenceKindInput,
  absenceKindChange,
  AbsenceKind as WireKind,
} from '@stundenbuch/domain/records/kinds/contract';
import { refuseKind } from '@stundenbuch/domain/records/kinds/messages';
import { kindRefusal } from '@stundenbuch/domain/records/kinds/rules';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockedOne, readOne, rowOf } from '../../platform/database/found.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AbsenceKind } from './absence-kind.entity.ts';

/** The constraints answer where two admins race, or an admin and the first absence of a kind. */
const conflicts = {
  absence_kinds_name: () => refuseKind('kind_taken', 'name'),
  entries_absence_kind: () => refuseKind('kind_fixed', 'base'),
  absence_kinds_of_contingent: () => refuseKind('invalid_input', 'contingent_id'),
};

/** A company's own kinds of absence (ART-01). */
@Injectable()
export class AbsenceKinds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(who: Tenant): Promise<WireKind[]> {
    return this.database.read<WireKind>(
      who,
      sql`${kindsOf(who)} order by k.archived_at is not null, lower(k.name)`,
    );
  }

  read(who: Caller, id: number): Promise<WireKind> {
    return readOne<WireKind>(this.database, who, kindsOf(who, id));
  }

  create(who: Caller, input: AbsenceKindInput): Promise<WireKind> {
    return this.write(who, async (tx) => {
      refuseIf(kindRefusal(input, null));
      const made = { company: who.company, created_at: this.clock.now(), created_by: who.id };
      const kind = tx.create(AbsenceKind, { ...input, ...made });
      await tx.flush();
      return kind.id;
    });
  }

  change(who: Caller, id: number, sent: Input<typeof absenceKindChange>): Promise<WireKind> {
    return this.write(who, async (tx) => {
      const kind = await lockedOne(tx, AbsenceKind, who, id);
      const { version, archived, ...fields } = sent.read();
      refuseIf(staleRefusal(kind.version, version));
      refuseIf(kindRefusal(fields, (await isUsed(tx, who, id)) ? kind : null));
      const archived_at = archived ? (kind.archived_at ?? this.clock.now()) : null;
      Object.assign(kind, { ...fields, archived_at });
      return id;
    });
  }

  private write(who: Caller, work: (tx: Tx) => Promise<number>): Promise<WireKind> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const id = await work(tx);
      await tx.flush();
      return rowOf<WireKind>(tx, kindsOf(who, id));
    });
  }
}

const used = sql`exists (select from entries e where e.company_id = k.company_id and e.kind_id = k.id)`;

async function isUsed(tx: Tx, { company }: Tenant, id: number): Promise<boolean> {
  const found = await rowsOf(
    tx,
    sql`select from absence_kinds k where k.company_id = ${company} and k.id = ${id} and ${used}`,
  );
  return found.length > 0;
}

function kindsOf({ company }: Tenant, id?: number): Sql {
  return sql`select k.id, k.name, k.short, k.base, k.credit, k.paid, k.entered_by, k.approval, k.proof, k.halves, k.hours,
      k.look, k.colour, k.pattern, k.own_sickness, k.contingent_id, k.statutory, k.archived_at is not null as archived, ${used} as used, k.version
    from absence_kinds k where k.company_id = ${company}${id === undefined ? nothing : sql` and k.id = ${id}`}`;
}

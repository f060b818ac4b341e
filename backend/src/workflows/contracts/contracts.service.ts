import { Injectable } from '@nestjs/common';
import type { WireContract } from '@stundenbuch/domain/day/contracts/contract';
import { placed } from '@stundenbuch/domain/day/contracts/timeline';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { type ContractRecord, contractColumns } from '../../day/contract-rows.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';

type Row = ContractRecord & { place: string | null };

/** Reading contracts. */
@Injectable()
export class Contracts {
  constructor(private readonly database: Database) {}

  /** A colleague learns nothing, not even who is there. */
  async ofPerson(who: Caller, user: number): Promise<WireContract[]> {
    if (!mayReadPerson(who, user)) throw new Refused(refuseWire('forbidden'));
    const [known, rows] = await this.database.readAll(who, [
      sql`select from users where company_id = ${who.company} and id = ${user}`,
      timeline(who, user),
    ]);
    if (known?.length === 0) throw new Refused(refuseWire('not_found'));
    return onTheWire(rows as Row[]);
  }

  /** One that has been written in this transaction. */
  async written(tx: Tx, tenant: Tenant, user: number, id: number): Promise<WireContract> {
    const rows = onTheWire(await rowsOf<Row>(tx, timeline(tenant, user)));
    return rows.find((row) => row.id === id) as WireContract;
  }
}

const onTheWire = (rows: readonly Row[]): WireContract[] =>
  placed(rows)
    .toReversed()
    .map((row) => ({ ...row, minutes: [...row.minutes] }));

const timeline = ({ company }: Tenant, user: number) =>
  sql`select ${contractColumns}, p.name as place
    from contracts k left join places p on p.company_id = k.company_id and p.id = k.place_id
    where k.company_id = ${company} and k.user_id = ${user} order by k.valid_from`;

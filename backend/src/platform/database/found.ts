import { type EntityClass, LockMode } from '@mikro-orm/postgresql';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Refused } from '../refused.ts';
import { type Database, rowsOf, type Tenant, type Tx } from './database.ts';
import type { Sql } from './sql.ts';

/** What is not there, or belongs to another company, is answered 404. */
export function existing<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Refused(refuseWire('not_found'));
  return thing;
}

/** The only row that is asked for. */
export async function readOne<Row extends object>(
  database: Database,
  tenant: Tenant,
  query: Sql,
): Promise<Row> {
  return existing((await database.read<Row>(tenant, query))[0]);
}

export async function rowOf<Row extends object>(tx: Tx, query: Sql): Promise<Row> {
  return existing((await rowsOf<Row>(tx, query))[0]);
}

/** A row of the company that is to be changed: nobody else changes it meanwhile. */
export async function lockedOne<Row extends { company: number; id: number }>(
  tx: Tx,
  entity: EntityClass<Row>,
  { company }: Pick<Tenant, 'company'>,
  id: number,
): Promise<Row> {
  const one: object = { company, id };
  return existing(await tx.findOne(entity, one, { lockMode: LockMode.PESSIMISTIC_WRITE }));
}

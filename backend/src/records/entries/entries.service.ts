import { Injectable } from '@nestjs/common';
import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import type { Half } from '@stundenbuch/domain/records/entries/halves';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { isPlain, ownWorkColumns, type WorkRow, workFactsOf, workOf } from '../../day/work-facts.ts';
import { Clock } from '../../platform/clock.ts';
import type { Conflicts } from '../../platform/database/conflicts.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockedOne, rowOf } from '../../platform/database/found.ts';
import type { Page } from '../../platform/database/listing.ts';
import { list } from '../../platform/database/listing.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { Entry } from './entry.entity.ts';
import { entryColumns, entryTables } from './entry-columns.ts';
import { type EntryColumns, type EntryOwner, insertEntries, type NewEntry } from './entry-fields.ts';
import { entryList } from './entry-list.ts';
import type { Sight } from './sight.ts';
import { seenColumns, veiledEntries } from './veil.ts';
import type { Writer } from './writers.service.ts';

/** The one table of working time, project bookings and absences. */
@Injectable()
export class Entries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Entries on the wire. `where` narrows those of the company and refers to `entries e`. */
  list(tenant: Tenant, where: Sql, query: ListQuery = {}): Promise<WireEntry[] | Page<WireEntry>> {
    const source = {
      columns: entryColumns(tenant),
      tables: entryTables,
      table: sql`entries e`,
      where: ofCompany(tenant, where),
    };
    return list<WireEntry>(this.database, tenant, source, entryList, query);
  }

  /** The same of somebody else, as far as the caller sees it. */
  seenList(tenant: Tenant, where: Sql, query: ListQuery, { isWhole, hasVeil, visible, veiled }: Sight) {
    if (isWhole) return this.list(tenant, where, query);
    const columns = hasVeil ? seenColumns(veiled, tenant) : entryColumns(tenant);
    const source = { columns, tables: entryTables, where: ofCompany(tenant, sql`${where} and ${visible}`) };
    const shape = hasVeil ? veiledEntries(entryList, veiled) : entryList;
    return list<WireEntry>(this.database, tenant, source, shape, query);
  }

  async one(tenant: Tenant, where: Sql): Promise<WireEntry | null> {
    const [entry] = await this.database.read<WireEntry>(tenant, select(tenant, where));
    return entry ?? null;
  }

  /**
   * Serializes changes to one person's entries: the person's row is locked first, so what `work` reads
   * stays true until its changes are stored.
   */
  withPerson<T>(tenant: Tenant, person: number, work: (tx: Tx, facts: WorkFacts) => Promise<T>): Promise<T> {
    return this.withPersonOrRefuse(tenant, person, {}, work);
  }

  withPersonOrRefuse<T>(
    tenant: Tenant,
    person: number,
    conflicts: Conflicts,
    work: (tx: Tx, facts: WorkFacts) => Promise<T>,
  ): Promise<T> {
    return this.database.writeOrRefuse(tenant, conflicts, async (tx) => {
      const locked = await rowOf<WorkRow>(tx, lockOf(tenant, person));
      const [row] = isPlain(tenant) ? [locked] : await rowsOf<WorkRow>(tx, workOf(tenant, person));
      return work(tx, workFactsOf(row as WorkRow));
    });
  }

  /**
   * A new entry of the writer's person, under the same lock: the `facts` stay true until the entry is stored. `rule`
   * refuses, or returns the entry.
   */
  record(
    writer: Writer,
    facts: readonly Sql[],
    rule: (facts: object[][], work: WorkFacts) => EntryColumns,
    conflicts: Conflicts = {},
  ): Promise<WireEntry> {
    // The row that was locked may have been waited for; what is read after it is not older.
    const fresh = isPlain(writer) ? [] : [workOf(writer, writer.person)];
    const decide = ([locked, ...found]: object[][]) => {
      const [row] = (fresh.length > 0 ? found.pop() : locked) as WorkRow[];
      if (!row) throw new Refused(refuseWire('not_found'));
      return insertEntries(writer, this.clock.now(), [rule(found, workFactsOf(row))]);
    };
    return this.database.decide<WireEntry>(
      writer,
      [lockOf(writer, writer.person), ...facts, ...fresh],
      decide,
      conflicts,
    );
  }

  /** New entries of one person, in one statement. */
  async store(tx: Tx, owner: EntryOwner, entries: readonly NewEntry[]): Promise<WireEntry[]> {
    if (entries.length === 0) return [];
    return rowsOf<WireEntry>(tx, insertEntries(owner, this.clock.now(), entries));
  }

  /** A new entry, or the columns of one that is changed. */
  async save(tx: Tx, owner: EntryOwner, entry: Entry | null, columns: EntryColumns): Promise<WireEntry> {
    if (!entry) return (await this.store(tx, owner, [columns]))[0] as WireEntry;
    Object.assign(entry, columns);
    return this.readBack(tx, owner, entry);
  }

  /** What the days of a person are, under the person's lock. */
  async work(tx: Tx, tenant: Tenant, person: number): Promise<WorkFacts> {
    const [row] = await rowsOf<WorkRow>(tx, workOf(tenant, person));
    return workFactsOf(row as WorkRow);
  }

  /** The entry of the writer's person, for a change: 404 outside the company, then 403 for another one's. */
  async own(tx: Tx, writer: Writer, id: number): Promise<Entry> {
    const entry = await lockedOne(tx, Entry, writer, id);
    if (entry.user !== writer.person) throw new Refused(refuseWire('forbidden'));
    return entry;
  }

  /** The row just changed, in its wire format. */
  async readBack(tx: Tx, tenant: Tenant, entry: Entry): Promise<WireEntry> {
    await tx.flush();
    const [row] = await rowsOf<WireEntry>(tx, select(tenant, sql`e.id = ${entry.id}`));
    return row as WireEntry;
  }

  async writtenAll(tx: Tx, tenant: Tenant, entries: readonly Entry[]): Promise<WireEntry[]> {
    await tx.flush();
    const ids = entries.map(({ id }) => id);
    return rowsOf<WireEntry>(tx, sql`${select(tenant, sql`e.id = any(${ids})`)} order by e.day, e.id`);
  }
}

/** The code or project of an entry, as the rules and the wire name it. */
export function projectOf(entry: Pick<Entry, 'type' | 'project'>): number {
  return entry.type ?? (entry.project as number);
}

export function halfOf({ first_half, second_half }: Pick<Entry, 'first_half' | 'second_half'>): Half {
  if (first_half && second_half) return null;
  return first_half ? 'first' : 'second';
}

function select(tenant: Tenant, where: Sql): Sql {
  return sql`select ${entryColumns(tenant)} from ${entryTables} where ${ofCompany(tenant, where)}`;
}

function ofCompany({ company }: Tenant, where: Sql): Sql {
  return sql`e.company_id = ${company} and ${where}`;
}

/** Every change to a person's entries holds this lock; the input of the person's days is read along. */
function lockOf({ company }: Tenant, person: number): Sql {
  return sql`select ${ownWorkColumns} from users u
    where u.company_id = ${company} and u.id = ${person} for no key update of u`;
}

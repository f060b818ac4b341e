import { Injectable } from '@nestjs/common';
import type { Change } from '@stundenbuch/domain/sides/log/contract';
import { seenChange } from '@stundenbuch/domain/sides/people/law-person';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Database, rowsOf, type Tenant } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/found.ts';
import { Page } from '../../platform/database/listing.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { type ChangeQuery, changesOf, within } from './change-list.ts';
import { type StoredChange, withNames } from './named-content.ts';

const PAGE_SIZE = 50;

interface Look {
  table: string;
  record: number;
  person: number | null;
  what: object;
}

/** Reads the log. Reading somebody else's is itself recorded (AUD-06). */
@Injectable()
export class Changes {
  constructor(private readonly database: Database) {}

  /** 404 for what the company does not have, then 403 for a colleague's. */
  async ofRecord(who: Caller, table: string, id: number): Promise<Change[]> {
    if (!/^[a-z_]{1,63}$/.test(table)) throw new Refused(refuseWire('not_found'));
    const where = sql`c.company_id = ${who.company} and ${recordOf(who, table, id)}`;
    const rows = await this.database.read<StoredChange>(who, changesOf({ where }));
    const person = rows[0] ? rows[0].person : await this.personOf(who, table, id);
    const isOwn = person === who.id;
    if (!isOwn && who.role === 'employee') throw new Refused(refuseWire('forbidden'));
    if (!isOwn && rows.length > 0) await this.note(who, { table, record: id, person, what: {} });
    const seen = rows.map((row) => seenChange(who, row));
    return withNames(this.database, who, seen);
  }

  async ofCompany(who: Caller, query: ChangeQuery): Promise<Page<Change>> {
    const { person = null, from = null, to = null, page = 1 } = query;
    const ofPerson =
      person === null ? nothing : sql` and (c.person_id = ${person} or c.actor_id = ${person})`;
    const found = await this.page(who, ofPerson, query);
    await this.note(who, { table: 'companies', record: who.company, person, what: { from, to, page } });
    return new Page(
      found.rows.map((row) => seenChange(who, row)),
      found.total,
    );
  }

  ofSelf(who: Caller, query: ChangeQuery): Promise<Page<Change>> {
    return this.page(who, sql` and c.person_id = ${who.id}`, query);
  }

  private async page(who: Tenant, which: Sql, query: ChangeQuery): Promise<Page<Change>> {
    const where = sql`c.company_id = ${who.company}${which}${within(query)}`;
    const { page = 1, size = PAGE_SIZE } = query;
    const [rows, counted] = await this.database.readAll(who, [
      changesOf({ where, page: { size, offset: (page - 1) * size } }),
      sql`select count(*)::int as total from changes c where ${where}`,
    ]);
    const [{ total }] = counted as [{ total: number }];
    return new Page(await withNames(this.database, who, rows as StoredChange[]), total);
  }

  /** Whom a record is about that nothing was recorded of; of a table that is not recorded there is none. */
  private async personOf(who: Tenant, table: string, id: number): Promise<number | null> {
    const recorded = sql`select from pg_class where relname = ${table} and relnamespace = 'public'::regnamespace
      and exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = ${table} || '_updated_changes')`;
    await readOne(this.database, who, recorded);
    const company = table === 'companies' ? sql`id` : sql`company_id`;
    const key = table === 'users' ? 'id' : 'user_id';
    const row = await readOne<{ person: number | null }>(
      this.database,
      who,
      sql`select (to_jsonb(r) ->> ${key})::int as person from ${sql.table(table)} r
        where ${company} = ${who.company} and id = ${id}`,
    );
    return row.person;
  }

  private async note(who: Caller, { table, record, person, what }: Look): Promise<void> {
    await this.database.write(who, (tx) =>
      rowsOf(
        tx,
        sql`insert into changes (company_id, actor_id, actor_kind, table_name, record_id, person_id, op, after)
          select ${who.company}::int, a.id, a.kind, ${table}, ${record}::bigint, ${person}::int, 'R',
            ${JSON.stringify(what)}::jsonb
          from acting_in(${who.company}) a`,
      ),
    );
  }
}

/** A record with what belongs to it: settings of a company, contracts and logins of a person, measured times of an entry. */
function recordOf({ company }: Tenant, table: string, id: number): Sql {
  if (table === 'companies')
    return sql`c.table_name in ('companies', 'company_settings') and ${id} = ${company}::int`;
  if (table === 'users')
    return sql`c.person_id = ${id} and c.table_name in ('users', 'contracts', 'sessions', 'tokens')`;
  if (table === 'entries') return ofEntry(company, id);
  return sql`c.table_name = ${table} and c.record_id = ${id}`;
}

/** Of a change of a time only what has changed is recorded: that it belongs to the entry, another change of it says. */
function ofEntry(company: number, id: number): Sql {
  const own = sql`select o.id from changes o
    where o.company_id = ${company} and o.table_name = 'entries' and o.record_id = ${id}`;
  const person = sql`select o.person_id from changes o
      where o.company_id = ${company} and o.table_name = 'entries' and o.record_id = ${id}
    union select e.user_id from entries e where e.company_id = ${company} and e.id = ${id}`;
  return sql`c.id in (${own} union select t.id from changes t
    where t.company_id = ${company} and t.table_name = 'work_intervals' and t.record_id in (
      select n.record_id from changes n where n.company_id = ${company} and n.table_name = 'work_intervals'
        and n.person_id in (${person}) and ${String(id)} in (n.before ->> 'entry_id', n.after ->> 'entry_id')))`;
}

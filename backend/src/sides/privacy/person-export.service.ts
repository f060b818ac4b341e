import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Content } from '@stundenbuch/domain/sides/privacy/contract';
import { namedTable } from '@stundenbuch/domain/sides/privacy/personal-tables';
import {
  mentionedIn,
  type Named,
  withoutThirdPersons,
} from '@stundenbuch/domain/sides/privacy/third-persons';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { FileAnswer } from '../../platform/http/answers.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import {
  namesByIds,
  type PersonalTableName,
  personalRows,
  personalTables,
  ROWS_AT_ONCE,
} from './personal-rows.ts';

export const JSON_FILE = 'application/json; charset=utf-8';

type Person = Named & { company: string };
/** Of which tables which ids were seen. */
type Seen = Map<string, Set<number>>;

/** All that is stored of a person, as a file that is made while it is sent (GDPR-01). */
@Injectable()
export class PersonExport {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Begins with a read, so that somebody unknown is refused. */
  async of(who: Caller, id: number): Promise<FileAnswer> {
    const [person] = await this.database.read<Person>(
      who,
      sql`select u.id, u.first_name, u.name, c.name as company from users u join companies c on c.id = u.company_id
        where u.company_id = ${who.company} and u.id = ${id}`,
    );
    if (!person) throw new Refused(refuseWire('not_found'));
    const name = `Daten von ${person.first_name} ${person.name} ${this.clock.today()}.json`;
    return new FileAnswer(name, JSON_FILE, Readable.from(this.text(who, person)));
  }

  private async *text(who: Caller, person: Person): AsyncGenerator<string> {
    const about = { format: 1, made_at: this.clock.now().toISOString(), company: person.company };
    yield `${JSON.stringify(about).slice(0, -1)},"tables":{`;
    const seen: Seen = new Map();
    for (const [at, table] of personalTables.entries()) {
      yield `${at === 0 ? '' : ','}\n"${table}":[`;
      let isFirst = true;
      for await (const row of this.rows(who, table, person)) {
        note(seen, table, row);
        yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
        isFirst = false;
      }
      yield ']';
    }
    yield `},\n"names":${JSON.stringify(await this.names(who, seen))}}\n`;
  }

  private async *rows(who: Caller, table: PersonalTableName, person: Person): AsyncGenerator<Content> {
    for (let after = 0; ; ) {
      const rows = await this.database.read<{ key: number; content: Content }>(
        who,
        personalRows(who, table, person.id, after),
      );
      const mentioned = [...new Set(rows.flatMap(({ content }) => mentionedIn(content)))];
      const people = await this.database.read<Named>(
        who,
        sql`select id, first_name, name from users where company_id = ${who.company} and id = any(${mentioned})
          union select user_id, first_name, name from former_names
          where company_id = ${who.company} and user_id = any(${mentioned})`,
      );
      for (const { content } of rows) yield withoutThirdPersons(content, person, people);
      const last = rows.at(-1);
      if (!last || rows.length < ROWS_AT_ONCE) return;
      after = last.key;
    }
  }

  private async names(who: Caller, seen: Seen): Promise<Record<string, unknown>> {
    const tables = [...seen];
    const found = await this.database.readAll(
      who,
      tables.map(([table, ids]) => namesByIds(who, table, [...ids])),
    );
    return Object.fromEntries(
      tables.map(([table], at) => [table, (found[at] as [{ names: object }])[0].names]),
    );
  }
}

function note(seen: Seen, table: PersonalTableName, row: Content): void {
  for (const [column, value] of Object.entries(row)) {
    const named = namedTable(table, column);
    if (!named || typeof value !== 'number') continue;
    seen.set(named, (seen.get(named) ?? new Set()).add(value));
  }
}

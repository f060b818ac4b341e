import { Injectable } from '@nestjs/common';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Ahead, Run, Unit, UnitOutcome } from './run.ts';

type Outcome = UnitOutcome | Refusal;

/** Which line of the file has made a record. */
interface LineOf {
  table: string;
  record: number;
  line: number;
}

interface Waiting extends Ahead {
  unit: Unit;
}

/** Takes units of a file, and notes what they have changed, so that it can be undone (IMP-03, IMP-06). */
@Injectable()
export class Units {
  constructor(private readonly database: Database) {}

  /** What is refused in it leaves nothing of the unit. */
  async take(run: Run, id: number, unit: Unit): Promise<Outcome> {
    run.created = [];
    run.made = [];
    try {
      const taken = await this.database.unit(async () => {
        const done = await unit.take();
        if (CHANGING.has(done.result)) await this.note(run, id, unit.lines[0] as number);
        return done;
      });
      for (const person of run.created) run.people.add(person);
      return taken;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }

  /** Those that are stored at once, a person at a time. What is refused is taken by itself, like all others. */
  async ahead(run: Run, id: number, units: readonly Unit[]): Promise<Map<Unit, UnitOutcome>> {
    run.made = [];
    const waiting: Waiting[] = [];
    for (const unit of units) {
      const ahead = await unit.ahead?.().catch(orNull);
      if (ahead) waiting.push({ ...ahead, unit });
    }
    const outcomes = new Map<Unit, UnitOutcome>();
    for (const [, all] of Map.groupBy(waiting, ({ person }) => person)) {
      const stored = await this.storeAll(run, id, all);
      for (const [at, one] of stored?.entries() ?? []) {
        const { unit, taken } = all[at] as Waiting;
        if (!(one instanceof Refused)) outcomes.set(unit, taken(one));
      }
    }
    return outcomes;
  }

  private async storeAll(run: Run, id: number, all: readonly Waiting[]) {
    const [first] = all as [Waiting];
    return this.database
      .unit(async () => {
        const stored = await first.store(all.map(({ body }) => body));
        const lines = stored.flatMap((one, at) => {
          if (one instanceof Refused) return [];
          const [line = 0] = (all[at] as Waiting).unit.lines;
          const entries = one.ids.map((record) => ({ table: 'entries', record, line }));
          return one.request
            ? [...entries, { table: 'absence_requests', record: one.request, line }]
            : entries;
        });
        if (lines.length > 0) await this.note(run, id, first.unit.lines[0] as number, lines);
        return stored;
      })
      .catch(orNull);
  }

  /** Of a line, or of each record its own. */
  private async note(run: Run, id: number, line: number, lines: readonly LineOf[] = []): Promise<void> {
    const { who, made, commit, noted } = run;
    if (!commit) return;
    const { company } = who;
    const [last] = await this.database.write(who, async (tx) => {
      for (const { table, record, before = null, version = null } of made)
        await rowsOf(
          tx,
          sql`insert into import_rows (company_id, import_id, line, table_name, record_id, before, version)
            values (${company}, ${id}, ${line}, ${table}, ${record}, ${before && JSON.stringify(before)}::jsonb, ${version})`,
        );
      return rowsOf<{ id: number | null }>(
        tx,
        sql`with noted as (
            insert into import_rows (company_id, import_id, line, table_name, record_id, change_id, changed_at)
            select c.company_id, ${id}, coalesce(l.line, ${line}::int), c.table_name, c.record_id, c.id, c.at from changes c
              left join json_to_recordset(${JSON.stringify(lines)}::json) l("table" text, record int, line int)
                on l.record = c.record_id and l."table" = c.table_name
            where c.company_id = ${company} and c.at = now()::timestamptz(3) and c.id > ${noted}
              and c.actor_id = ${who.id} and c.reason = ${who.reason} order by c.id
            returning change_id)
          select max(change_id) as id from noted`,
      );
    });
    run.noted = last?.id ?? noted;
  }
}

const CHANGING: ReadonlySet<string> = new Set(['new', 'changed', 'left']);

function orNull(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}

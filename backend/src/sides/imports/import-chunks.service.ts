import { Injectable } from '@nestjs/common';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { importAccess } from '@stundenbuch/domain/workflows/imports/access';
import { headerOf } from '@stundenbuch/domain/workflows/imports/columns';
import {
  type ImportedRow,
  type ImportedRows,
  type ImportKind,
  importRowsInput,
} from '@stundenbuch/domain/workflows/imports/contract';
import {
  importReason,
  refuseImport,
  refuseRow,
  rowNotes,
} from '@stundenbuch/domain/workflows/imports/messages';
import { IMPORT_ROW_SCHEMAS, type ReadRow } from '@stundenbuch/domain/workflows/imports/rows';
import type { z } from 'zod';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { sumsOf } from './import-rows.ts';
import { refuseOff } from './imports.service.ts';
import { KnownPeople } from './known-people.ts';
import { isDayKey } from './of-a-day.ts';
import type { Run, Unit, UnitOutcome } from './run.ts';
import { Takers } from './takers.service.ts';
import { Units } from './units.service.ts';

type Sent = z.output<typeof importRowsInput>;

interface StoredImport extends Pick<Run, 'kind' | 'starts_on' | 'round' | 'create_missing' | 'short_name'> {
  file_name: string;
  state: string;
}

/** Parts of a file: each is tried, or taken over as a whole with its answer (IMP-03). */
@Injectable()
export class ImportChunks {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly takers: Takers,
    private readonly units: Units,
  ) {}

  async rows(asking: Caller, id: number, input: Input<typeof importRowsInput>): Promise<ImportedRows> {
    const [found] = await this.database.read<StoredImport>(asking, storedImport(asking, id));
    const stored = existing(found);
    refuseOff(stored.kind, asking);
    const sent = input.read();
    const who = { ...asking, reason: importReason(stored.file_name, id) };
    let keys: Map<string, number> = new Map();
    const answer = await this.database.inOne(who, sent.commit, async () => {
      const [locked] = await this.locked(who, id);
      if (locked?.state !== 'running') throw new Refused(refuseImport('import_over'));
      const known = sent.commit ? await this.answered(who, id, sent.chunk) : null;
      if (known) return known;
      const run = await this.runOf(who, stored, sent);
      const earlier = await this.earlier(who, id, sent);
      const taken = await this.take(run, id, sent, earlier);
      keys = taken.keys;
      if (sent.commit) await this.store(who, id, taken.answer, keys);
      return taken.answer;
    });
    // What was tried is undone, but for what other parts of the file are held against.
    if (!sent.commit) await this.database.write(who, () => this.store(who, id, answer, keys));
    return answer;
  }

  /** Until the end of the part: of two that are sent at once the second waits. */
  private locked(who: Run['who'], id: number): Promise<{ state: string }[]> {
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, importAccess.rows);
      return rowsOf<{ state: string }>(
        tx,
        sql`select state from imports where company_id = ${who.company} and id = ${id} for update`,
      );
    });
  }

  private async answered(who: Caller, id: number, chunk: number): Promise<ImportedRows | null> {
    const [found] = await this.database.read<{ answer: ImportedRows }>(
      who,
      sql`select answer from import_chunks where company_id = ${who.company} and import_id = ${id} and chunk = ${chunk} and taken`,
    );
    return found?.answer ?? null;
  }

  private async runOf(who: Run['who'], stored: StoredImport, { commit }: Sent): Promise<Run> {
    const { file_name: file, state: _, ...options } = stored;
    const people = await KnownPeople.of(this.database, who);
    const today = this.clock.today();
    return {
      ...options,
      who,
      commit,
      file,
      people,
      found: new Map(),
      created: [],
      made: [],
      noted: 0,
      today,
    };
  }

  /** Whom or what other parts of the file are about, by line: when trying those before, as they come in their order. */
  private async earlier(who: Caller, id: number, { chunk, commit }: Sent): Promise<Map<string, number>> {
    const others = commit ? sql`chunk <> ${chunk}` : sql`chunk < ${chunk}`;
    const found = await this.database.read<{ keys: Record<string, number> }>(
      who,
      sql`select keys from import_chunks where company_id = ${who.company} and import_id = ${id} and taken = ${commit} and ${others}`,
    );
    return new Map(found.flatMap(({ keys }) => Object.entries(keys)));
  }

  private async take(run: Run, id: number, { chunk, rows, sums_agree }: Sent, earlier: Map<string, number>) {
    const results = new Map<number, ImportedRow>();
    const read = rows.flatMap((row) => this.readRow(run.kind, row, results));
    const units = await this.takers.units(run, read);
    const own = new Map<string, number>();
    let hours = 0;
    const single = units.filter((unit) => !doubleRefusal(unit, earlier, own));
    const ahead = await this.units.ahead(run, id, single);
    for (const unit of units) {
      const refusal = doubleRefusal(unit, earlier, own);
      const taken = refusal ?? ahead.get(unit) ?? (await this.units.take(run, id, unit));
      if ('code' in taken) {
        for (const line of unit.lines) note(results, refusedRow(run.kind, line, taken));
        continue;
      }
      hours += taken.hours ?? 0;
      const [first = 0] = unit.lines;
      for (const key of unit.keys) own.set(key, first);
      for (const [at, line] of unit.lines.entries()) note(results, takenRow(line, first, at, taken));
    }
    const all = rows.map(({ line }) => results.get(line) as ImportedRow);
    if (run.commit && !sums_agree && all.some(({ openings }) => openings))
      throw new Refused(refuseImport('import_sums', 'sums_agree'));
    const answer = {
      chunk,
      committed: run.commit,
      rows: all,
      sums: sumsOf(all, Math.round(hours * 100) / 100),
    };
    return { answer, keys: own };
  }

  private readRow(kind: ImportKind, row: Sent['rows'][number], results: Map<number, ImportedRow>) {
    try {
      return [new Input(IMPORT_ROW_SCHEMAS[kind], row).read() as ReadRow<ImportKind>];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      note(results, refusedRow(kind, row.line, error.refusal));
      return [];
    }
  }

  private async store(
    who: Caller,
    id: number,
    answer: ImportedRows,
    keys: Map<string, number>,
  ): Promise<void> {
    const { chunk, committed } = answer;
    await this.database.write(who, (tx) =>
      rowsOf(
        tx,
        sql`insert into import_chunks (company_id, import_id, chunk, taken, answer, keys, at)
        values (${who.company}, ${id}, ${chunk}, ${committed}, ${JSON.stringify(answer)}::jsonb,
          ${JSON.stringify(Object.fromEntries(keys))}::jsonb, ${this.clock.now()})
        on conflict (company_id, import_id, chunk, taken) do update set answer = excluded.answer, keys = excluded.keys, at = excluded.at`,
      ),
    );
  }
}

const storedImport = ({ company }: Caller, id: number) =>
  sql`select kind, starts_on, round, create_missing, file_name, state, (
      select nullif(value ->> 'short_name', '') from company_settings
      where company_id = ${company} and feature = ${loginSettings.name}) as short_name
    from imports where company_id = ${company} and id = ${id}`;

function doubleRefusal(unit: Unit, earlier: Map<string, number>, own: Map<string, number>): Refusal | null {
  for (const key of unit.keys) {
    // Several of a day belong together where they come together.
    const line = earlier.get(key) ?? (isDayKey(key) ? undefined : own.get(key));
    if (line === undefined) continue;
    return refuseRow(isDayKey(key) ? 'row_split' : 'row_double', undefined, { line: String(line) });
  }
  return null;
}

const PLAIN = { message: null, code: null, column: null, changes: [], openings: null };

/** What the forms call a cell differently. */
const CELLS: Readonly<Record<string, string>> = {
  minutes: 'weeklyhours',
  place_id: 'place',
  records_from: 'starts_on',
  hours: 'minutes',
  start_time: 'start',
  end_time: 'end',
  end: 'last',
  project: 'type',
  project_name: 'project',
  customer_name: 'customer',
};

function refusedRow(kind: ImportKind, line: number, refusal: Refusal): ImportedRow {
  // Nobody learns whose it is.
  const { code, message, field } = refusal.code === 'email_taken' ? refuseRow('row_email', 'email') : refusal;
  const column = headerOf(kind, field) ?? headerOf(kind, field && CELLS[field]);
  return { ...PLAIN, line, result: 'refused', code, message, column };
}

function takenRow(line: number, first: number, at: number, taken: UnitOutcome): ImportedRow {
  const { result, changes = [], openings = null, message = null } = taken;
  if (at > 0) return { ...PLAIN, line, result, message: rowNotes.together(first) };
  return { ...PLAIN, line, result, changes, openings, message };
}

const RANK = ['known', 'new', 'changed', 'left', 'refused'] as const;

/** A line that is about two days has the graver answer of both. */
function note(results: Map<number, ImportedRow>, row: ImportedRow): void {
  const before = results.get(row.line);
  if (!before || RANK.indexOf(row.result) > RANK.indexOf(before.result)) results.set(row.line, row);
}

import { Injectable } from '@nestjs/common';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { importAccess, isImported } from '@stundenbuch/domain/workflows/imports/access';
import {
  type ImportDetail,
  type ImportKind,
  type ImportLine,
  importInput,
} from '@stundenbuch/domain/workflows/imports/contract';
import { refuseImport } from '@stundenbuch/domain/workflows/imports/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { existing, rowOf } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { type ImportRecord, importRecords, lineOf } from './import-rows.ts';
import { ImportUndo } from './import-undo.service.ts';

const MINUTE = 60_000;
/** Nobody hears of it any more: whoever begins another one does not wait for it. What it has taken over stays, and can be undone. */
const SILENT_MINUTES = 15;

/** Of a module that the company does not have nothing is taken over. */
export function refuseOff(kind: ImportKind, { flags }: Caller): void {
  if (!isImported(kind, flags)) throw new Refused(refuseWire('module_off'));
}

const conflicts = { imports_running: () => refuseImport('import_running') };

/** What has been taken over, and one at a time that is. */
@Injectable()
export class Imports {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly undoing: ImportUndo,
  ) {}

  async list(who: Caller): Promise<ImportLine[]> {
    return (await this.database.read<ImportRecord>(who, importRecords(who.company, sql`true`))).map(lineOf);
  }

  async one(who: Caller, id: number): Promise<ImportDetail> {
    const [record] = await this.database.read<ImportRecord>(
      who,
      importRecords(who.company, sql`i.id = ${id}`),
    );
    const found = existing(record);
    const rows = found.chunks.flatMap(({ rows: all }) => all);
    return {
      ...lineOf(found),
      round: found.round,
      create_missing: found.create_missing,
      chunks: found.chunks.map(({ chunk }) => chunk),
      rows: rows.filter(
        ({ result, message }) => result === 'refused' || result === 'left' || message !== null,
      ),
      stands: found.state === 'done' ? await this.undoing.stands(who, found) : [],
    };
  }

  /** The database has the last word on whether another one is running. */
  begin(who: Caller, sent: Input<typeof importInput>): Promise<ImportLine> {
    const input = sent.read();
    refuseOff(input.kind, who);
    const now = this.clock.now();
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, importAccess.begin);
      await this.endLeft(tx, who, now);
      const { kind, source, file_name, starts_on, round, create_missing } = input;
      const { id } = await rowOf<{ id: number }>(
        tx,
        sql`insert into imports (company_id, kind, source, file_name, starts_on, round, create_missing, state, created_at, created_by)
          values (${who.company}, ${kind}, ${source}, ${file_name}, ${starts_on}, ${round}, ${create_missing}, 'running', ${now}, ${who.id})
          returning id`,
      );
      return this.read(tx, who, id);
    });
  }

  finish(who: Caller, id: number): Promise<ImportLine> {
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, importAccess.finish);
      const { state } = await rowOf<{ state: string }>(
        tx,
        sql`select state from imports where company_id = ${who.company} and id = ${id} for update`,
      );
      if (state !== 'running') throw new Refused(refuseImport('import_over'));
      await this.end(tx, who, id, this.clock.now());
      const line = await this.read(tx, who, id);
      await this.forgetEmpty(tx, who, id);
      return line;
    });
  }

  /** One of which nothing was taken over leaves nothing behind. */
  private async forgetEmpty(tx: Tx, { company }: Caller, id: number): Promise<void> {
    await rowsOf(
      tx,
      sql`delete from imports i where i.company_id = ${company} and i.id = ${id} and not exists (
        select from import_chunks c where c.company_id = i.company_id and c.import_id = i.id)`,
    );
  }

  private async end(tx: Tx, { company }: Caller, id: number, now: Date): Promise<void> {
    await rowsOf(
      tx,
      sql`delete from import_chunks where company_id = ${company} and import_id = ${id} and not taken`,
    );
    await rowsOf(
      tx,
      sql`update imports set state = 'done', finished_at = ${now} where company_id = ${company} and id = ${id}`,
    );
  }

  /** What fell silent, and what the same person only looked at: a closed page says nothing. */
  private async endLeft(tx: Tx, who: Caller, now: Date): Promise<void> {
    const { company, id: person } = who;
    const running = sql`i.company_id = ${company} and i.state = 'running'`;
    // A part that is being stored has the lock: whether it was is asked after it.
    await rowsOf(tx, sql`select from imports i where ${running} for update`);
    const before = new Date(now.getTime() - SILENT_MINUTES * MINUTE);
    const left = await rowsOf<{ id: number }>(
      tx,
      sql`select i.id from imports i where ${running} and (
        i.created_by = ${person} and not exists (select from import_chunks c
          where c.company_id = i.company_id and c.import_id = i.id and c.taken)
        or i.created_at < ${before} and not exists (select from import_chunks c
          where c.company_id = i.company_id and c.import_id = i.id and c.at >= ${before}))`,
    );
    for (const { id } of left) {
      await this.end(tx, who, id, now);
      await this.forgetEmpty(tx, who, id);
    }
  }

  private async read(tx: Tx, { company }: Caller, id: number): Promise<ImportLine> {
    return lineOf(await rowOf<ImportRecord>(tx, importRecords(company, sql`i.id = ${id}`)));
  }
}

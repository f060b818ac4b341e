import { Injectable } from '@nestjs/common';
import { formatDay, monthName } from '@stundenbuch/domain/time/format';
import { refuseDecision } from '@stundenbuch/domain/workflows/decisions/messages';
import { importAccess } from '@stundenbuch/domain/workflows/imports/access';
import type { ImportUndone } from '@stundenbuch/domain/workflows/imports/contract';
import { refuseImport, undoTexts } from '@stundenbuch/domain/workflows/imports/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { CatalogueRows } from './catalogue-rows.service.ts';
import { type ImportRecord, importRecords } from './import-rows.ts';
import { PostingUndo } from './posting-undo.service.ts';

type Asking = Caller & { reason: string };
type Content = Record<string, unknown> | null;

/** What an import has changed, by the log. */
interface Change {
  line: number;
  table: string;
  record: number;
  person: number | null;
  op: 'I' | 'U' | 'D';
  before: Content;
  after: Content;
  /** Whether somebody has changed the record after it. */
  touched: boolean;
  /** By the log; else by what the import itself has kept. */
  logged: boolean;
  name: string | null;
}

/** They go with their person. */
const OF_PERSON = new Set(['contracts', 'vacation_postings', 'time_postings', 'team_members']);
const POSTINGS = new Set(['vacation_postings', 'time_postings']);

/** Takes back what an import has brought, in the opposite order: the log says what that was (IMP-06, IMP-11). */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly postings: PostingUndo,
    private readonly catalogue: CatalogueRows,
  ) {}

  /** Why it can't be taken back any more: what people rely on since. */
  async stands({ company, id }: Caller, { id: of, begun_at, ends_on }: ImportRecord): Promise<string[]> {
    const people = sql`(select distinct c.person_id from import_rows r
      join changes c on c.company_id = r.company_id and c.id = r.change_id and c.at = r.changed_at
      where r.company_id = ${company} and r.import_id = ${of})`;
    const tenant = { company, id };
    const closed = await this.database.read<{ month: string; name: string }>(
      tenant,
      sql`select m.month, u.first_name || ' ' || u.name as name from month_closings m
          join users u on u.company_id = m.company_id and u.id = m.user_id
        where m.company_id = ${company} and m.state = 'closed' and m.closed_at >= ${begun_at}::timestamptz
          and m.user_id in ${people} order by m.month, u.name, u.id limit 5`,
    );
    const decided = await this.database.read<{ day: string; name: string }>(
      tenant,
      sql`select min(e.day) as day, u.first_name || ' ' || u.name as name from entries e
          join users u on u.company_id = e.company_id and u.id = e.user_id
        where e.company_id = ${company} and e.decided_at >= ${begun_at}::timestamptz and e.user_id in ${people}
        group by u.id order by u.name, u.id limit 5`,
    );
    return [
      ...(this.clock.today() > ends_on ? [undoTexts.over(formatDay(ends_on))] : []),
      ...closed.map(({ month, name }) => undoTexts.closed(monthName(month.slice(0, 7)), name)),
      ...decided.map(({ day, name }) => undoTexts.decided(formatDay(day), name)),
    ];
  }

  async undo(asking: Caller, id: number): Promise<ImportUndone> {
    const [found] = await this.database.read<ImportRecord>(
      asking,
      importRecords(asking.company, sql`i.id = ${id}`),
    );
    const record = existing(found);
    const who = { ...asking, reason: undoTexts.reason(record.file_name, id) };
    return this.database.inOne(who, true, async () => {
      await this.refuse(who, record);
      const undone = await this.takeBack(who, await this.changesOf(who, id));
      await this.database.write(who, async (tx) => {
        await rowsOf(
          tx,
          sql`delete from import_rows where company_id = ${who.company} and import_id = ${id}`,
        );
        const now = this.clock.now();
        await rowsOf(
          tx,
          sql`update imports set state = 'undone', undone_at = ${now} where company_id = ${who.company} and id = ${id}`,
        );
      });
      return { id, ...undone };
    });
  }

  private async refuse(who: Asking, record: ImportRecord): Promise<void> {
    const state = await this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, importAccess.undo);
      const [locked] = await rowsOf<{ state: string }>(
        tx,
        sql`select state from imports where company_id = ${who.company} and id = ${record.id} for update`,
      );
      return locked?.state;
    });
    if (state === 'running') throw new Refused(refuseImport('import_unfinished'));
    const stands = state === 'done' ? await this.stands(who, record) : [];
    if (state !== 'done' || stands.length > 0)
      throw new Refused({ ...refuseDecision('undo_too_late'), stands });
  }

  private changesOf({ company, id }: Asking, of: number): Promise<Change[]> {
    return this.database.read<Change>(
      { company, id },
      sql`select r.line, r.table_name as table, r.record_id as record, c.person_id as person, c.after,
          coalesce(c.op, case when r.before is null then 'I' else 'U' end) as op, coalesce(c.before, r.before) as before,
          case when c.id is not null then exists (select from changes d where d.company_id = c.company_id
              and d.table_name = c.table_name and d.record_id = c.record_id and d.id > c.id and not exists (
                select from import_rows s where s.company_id = d.company_id and s.import_id = r.import_id
                  and s.change_id = d.id))
            else r.version is distinct from coalesce(p.version, k.version) end as touched,
          c.id is not null as logged, coalesce(p.project_name, k.customer_name) as name
        from import_rows r
          left join changes c on c.company_id = r.company_id and c.id = r.change_id and c.at = r.changed_at
          left join projects p on r.table_name = 'projects' and p.company_id = r.company_id and p.id = r.record_id
          left join customers k on r.table_name = 'customers' and k.company_id = r.company_id and k.id = r.record_id
        where r.company_id = ${company} and r.import_id = ${of} order by r.id desc`,
    );
  }

  private async takeBack(who: Asking, changes: readonly Change[]): Promise<Omit<ImportUndone, 'id'>> {
    const undone = { removed: 0, restored: 0, stay: [] as ImportUndone['stay'] };
    const going = new Set(
      changes
        .filter(({ table, op, touched }) => table === 'users' && op === 'I' && !touched)
        .map((one) => one.record),
    );
    const gone = changes.filter(({ table, person }) => !(OF_PERSON.has(table) && going.has(person ?? 0)));
    for (const some of runsOf(gone.filter((one) => !one.touched))) {
      const isAdded = some[0]?.op === 'I' && !POSTINGS.has(some[0].table);
      if (isAdded && some.length > 1 && (await this.tried(() => this.remove(who, some))) === null) {
        undone.removed += some.length;
        continue;
      }
      for (const one of some) {
        const reason = await this.tried(() => this.takeBackOne(who, one));
        if (reason !== null) undone.stay.push(stay(one, reason));
        else if (isAdded) undone.removed += 1;
        else undone.restored += 1;
      }
    }
    for (const one of gone.filter(({ touched }) => touched)) undone.stay.push(stay(one, undoTexts.changed));
    return undone;
  }

  private async takeBackOne(who: Asking, one: Change): Promise<void> {
    if (POSTINGS.has(one.table)) {
      await this.postings.takeBack(who, one.table, one.record);
    } else if (one.op === 'I') await this.remove(who, [one]);
    else if (one.logged) await this.restore(who, one);
    else await this.catalogue.putBack(who, one.table, one.record, one.before ?? {});
  }

  private remove({ company, ...who }: Asking, [first, ...rest]: readonly Change[]): Promise<unknown> {
    const { table } = first as Change;
    const ids = [first as Change, ...rest].map(({ record }) => record);
    return this.database.write({ company, ...who }, (tx) =>
      rowsOf(tx, sql`delete from ${sql.table(table)} where company_id = ${company} and id = any(${ids})`),
    );
  }

  private restore(who: Asking, { table, record, before }: Change): Promise<unknown> {
    const columns = sql.join(Object.keys(before ?? {}).map((name) => sql.ref(name)));
    return this.database.write(who, (tx) =>
      rowsOf(
        tx,
        sql`update ${sql.table(table)} set (${columns}) = (select ${columns}
            from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(before)}::jsonb))
          where company_id = ${who.company} and id = ${record}`,
      ),
    );
  }

  /** Null, or why it stays: refused by a rule, or because something refers to it. */
  private async tried(work: () => Promise<unknown>): Promise<string | null> {
    try {
      await work();
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.refusal.message;
      if ((error as { code?: string }).code === FOREIGN_KEY) return undoTexts.used;
      throw error;
    }
  }
}

const FOREIGN_KEY = '23503';

/** Neighbours of one table that were added, to be removed at once. */
function runsOf(changes: readonly Change[]): Change[][] {
  const runs: Change[][] = [];
  for (const one of changes) {
    const last = runs.at(-1);
    if (last && last[0]?.table === one.table && last[0].op === one.op) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

function stay({ line, name: called, after, before }: Change, reason: string): ImportUndone['stay'][number] {
  const { first_name, name, day } = { ...before, ...after };
  const named = called ?? (first_name ? `${first_name} ${name}` : (name ?? ''));
  return { line, name: String(named || (day ? formatDay(String(day)) : '')), reason };
}

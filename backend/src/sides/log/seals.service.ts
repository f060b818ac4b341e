import { createHash } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type ChainLink,
  type Checking,
  canonicalChange,
  faultOfSeal,
  NO_SEAL,
  type RecordedChange,
  type SealedChange,
} from '@stundenbuch/domain/sides/log/chain';
import type { Seal, Verification } from '@stundenbuch/domain/sides/log/contract';
import { differenceSentence } from '@stundenbuch/domain/sides/log/differences';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant } from '../../platform/database/database.ts';
import { list } from '../../platform/database/listing.ts';
import { utc } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import { heavily } from '../../platform/heavy.ts';
import { hashed, sealColumns, sealList } from './change-list.ts';
import { differencesOf, fewestKeepYears } from './differences.ts';
import { wrongSheets } from './stored-sheets-check.ts';

const ROWS_A_SEAL = 1_000;
const SEALS_AT_ONCE = 10;
/** What is shown of what is wrong. */
const MOST_FINDINGS = 100;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const rowsOfLog = hashed(sql`changes`);

type OfSeal = SealedChange & { seal: number };
type Totals = Omit<Verification, 'wrong' | 'findings' | 'found'>;

/** The chain of seals over what was recorded. Decision 0084. */
@Injectable()
export class Seals {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Companies with rows that no seal holds yet. */
  async waiting(): Promise<number[]> {
    const rows = await this.database.call<{ id: number }>(sql`select id from companies_to_seal() id`);
    return rows.map(({ id }) => id);
  }

  /** Seals all that is committed. Other processes do the same; a row is sealed once. */
  async seal(company: number, stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted && (await this.sealSome({ company, id: 0 })));
  }

  private sealSome(program: Tenant): Promise<boolean> {
    return this.database.write(program, async (tx) => {
      const rows = await rowsOf<RecordedChange>(
        tx,
        sql`select ${rowsOfLog} from changes where company_id = ${program.company} and seal_no is null
          order by id limit ${ROWS_A_SEAL}`,
      );
      if (rows.length === 0) return false;
      const ids = rows.map(({ id }) => id);
      const hashes = rows.map((row) => sha256(canonicalChange(row)));
      await rowsOf(tx, sql`select seal_changes(${ids}::bigint[], ${hashes}::text[])`);
      return rows.length === ROWS_A_SEAL;
    });
  }

  list(who: Tenant, query: ListQuery) {
    const source = { columns: sealColumns, tables: sql`seals`, where: sql`company_id = ${who.company}` };
    return list<Seal>(this.database, who, source, sealList, query);
  }

  /** From the first seal to the last, up to the first that is wrong; then sheets and rows of closed months against the log. */
  verify(who: Tenant): Promise<Verification> {
    return heavily(async () => {
      const ofCompany = sql`company_id = ${who.company}`;
      const [[totals], [retention], [today]] = (await this.database.readAll(who, [
        sql`select count(*)::int as seals, coalesce(sum(rows), 0)::int as rows, ${utc(sql`max(at)`)} as sealed_at,
            (select count(*)::int from changes where ${ofCompany} and seal_no is null) as unsealed,
            (select hash from seals where ${ofCompany} order by no desc limit 1) as head
          from seals where ${ofCompany}`,
        fewestKeepYears(who),
        // The database erases by a clock of its own.
        sql`select ${utc(sql`greatest(now(), ${this.clock.now()}::timestamptz)`)} as now`,
      ])) as [[Totals], [{ years: number }], [{ now: string }]];
      const wrong = await this.firstWrong(who, { sha256, now: today.now, keepYears: retention.years });
      const findings = [...(await wrongSheets(this.database, who)), ...(await this.differences(who))];
      return { ...totals, wrong, findings: findings.slice(0, MOST_FINDINGS), found: findings.length };
    });
  }

  private async differences(who: Tenant): Promise<Verification['findings']> {
    const rows = await differencesOf(this.database, who, null);
    return rows.map((row) => ({ person: row.person, day: row.day, text: differenceSentence(row) }));
  }

  private async firstWrong(who: Tenant, checking: Checking): Promise<Verification['wrong']> {
    let previous = { no: 0, hash: NO_SEAL };
    for (;;) {
      const { links, rows } = await this.after(who, previous.no);
      for (const link of links) {
        const wrong = faultOfSeal(link, rows.get(link.no) ?? [], previous, checking);
        if (wrong) return { seal: wrong.fault === 'missing' ? previous.no + 1 : link.no, ...wrong };
        previous = link;
        await breath();
      }
      if (links.length > 0) continue;
      // Rows that name a seal which is not there any more.
      const [orphan] = rows.keys();
      return orphan === undefined ? null : { seal: orphan, fault: 'missing', row: null };
    }
  }

  /** The next seals and the rows that name them; behind the last seal whatever names another. */
  private async after(who: Tenant, no: number) {
    const next = sql`from seals where company_id = ${who.company} and no > ${no} order by no limit ${SEALS_AT_ONCE}`;
    const [links, rows] = await this.database.readAll(who, [
      sql`select ${sealColumns} ${next}`,
      sql`select ${rowsOfLog}, row_hash, ${utc(sql`erased_at`)} as erased_at, seal_no as seal from changes
        where company_id = ${who.company} and seal_no > ${no}
          and seal_no <= coalesce((select max(no) from (select no ${next}) s), 2147483647)
        order by seal_no, id`,
    ]);
    const bySeal = Map.groupBy(rows as OfSeal[], ({ seal }) => seal);
    return { links: links as ChainLink[], rows: bySeal };
  }
}

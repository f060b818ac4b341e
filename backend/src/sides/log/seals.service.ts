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
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
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

type OfSeal = SealedChange & { seal: number };
type Totals = Omit<Verification, 'wrong' | 'findings' | 'found'>;

/** A row that waits for its seal; its change is gone where the owner has deleted it. */
type Waiting = { waiting: number } & (RecordedChange | { id: null });

/** A company of which something was sealed, and whether there is more. */
interface Sealed {
  company: number;
  isMore: boolean;
}

/** Which company's log could not be sealed: that of the others can. */
export class NotSealed extends Error {
  constructor(
    readonly company: number,
    options: ErrorOptions,
  ) {
    super(`The log of company ${company} could not be sealed.`, options);
  }
}

/** The chain of seals over what was recorded. Decisions 0084 and 0141. */
@Injectable()
export class Seals {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Seals what is committed of the next company that no other process is sealing, and returns which one that was; null behind
   * the last. `after`: the one before, or one less than that of which there is more.
   */
  sealNext(after: number): Promise<Sealed | null> {
    return this.database.write({ company: 0, id: 0 }, async (tx) => {
      const [next] = await rowsOf<{ company: number | null }>(
        tx,
        sql`select company_to_seal(${after}) as company`,
      );
      const company = next?.company ?? null;
      if (company === null) return null;
      await rowsOf(tx, sql`select set_config('app.company', ${String(company)}, true)`);
      try {
        return { company, isMore: await sealSome(tx, company) };
      } catch (error) {
        throw new NotSealed(company, { cause: error });
      }
    });
  }

  /** Seals all that is committed of one company, after whoever else is sealing it. */
  async seal(company: number): Promise<void> {
    while (await this.database.write({ company, id: 0 }, (tx) => sealSome(tx, company)));
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
            (select count(*)::int from unsealed_changes where ${ofCompany}) as unsealed,
            (select count(*)::int from changes where ${ofCompany}) as stored,
            (select hash from seals where ${ofCompany} order by no desc limit 1) as head
          from seals where ${ofCompany}`,
        fewestKeepYears(who),
        // The database erases by a clock of its own.
        sql`select ${utc(sql`greatest(now(), ${this.clock.now()}::timestamptz)`)} as now`,
      ])) as [[Totals & { stored: number }], [{ years: number }], [{ now: string }]];
      const { stored, ...told } = totals;
      const checking = { sha256, now: today.now, keepYears: retention.years };
      const wrong = (await this.firstWrong(who, checking)) ?? sealMissing(totals);
      const findings = [
        ...(await wrongSheets(this.database, who, checking)),
        ...(await this.differences(who)),
      ];
      return { ...told, wrong, findings: findings.slice(0, MOST_FINDINGS), found: findings.length };
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
      if (links.length === 0) return null;
    }
  }

  /** The next seals and the rows that they hold. */
  private async after(who: Tenant, no: number) {
    const next = sql`from seals where company_id = ${who.company} and no > ${no} order by no limit ${SEALS_AT_ONCE}`;
    const [links, rows] = await this.database.readAll(who, [
      sql`select ${sealColumns} ${next}`,
      sql`select ${hashed(sql`c`)}, encode(h.hash, 'hex') as row_hash, ${utc(sql`c.erased_at`)} as erased_at, s.no as seal
        from (select no, ids, hashes ${next}) s cross join lateral unnest(s.ids, s.hashes) h (id, hash)
          join changes c on c.company_id = ${who.company} and c.id = h.id
        order by s.no, c.id`,
    ]);
    const bySeal = Map.groupBy(rows as OfSeal[], ({ seal }) => seal);
    return { links: links as ChainLink[], rows: bySeal };
  }
}

/** Whether there is more of the company than one seal holds. */
async function sealSome(tx: Tx, company: number): Promise<boolean> {
  const rows = await rowsOf<Waiting>(
    tx,
    sql`select u.id::float8 as waiting, ${hashed(sql`c`)} from (
        select id from unsealed_changes where company_id = ${company} order by id limit ${ROWS_A_SEAL}
      ) u left join changes c on c.company_id = ${company} and c.id = u.id order by u.id`,
  );
  if (rows.length === 0) return false;
  const hashes = rows.map((row) => (row.id === null ? null : sha256(canonicalChange(row))));
  await rowsOf(
    tx,
    sql`select seal_changes(${rows.map(({ waiting }) => waiting)}::bigint[], ${hashes}::text[])`,
  );
  return rows.length === ROWS_A_SEAL;
}

/** Rows that neither wait for a seal nor are in one: the last seals are not there any more. */
function sealMissing({ seals, rows, unsealed, stored }: Totals & { stored: number }): Verification['wrong'] {
  return stored > rows + unsealed ? { seal: seals + 1, fault: 'missing', row: null } : null;
}

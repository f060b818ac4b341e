import { createHash } from 'node:crypto';
import { canonicalChange, type RecordedChange } from '@stundenbuch/domain/sides/log/chain';
import type { Client } from 'pg';
import type { House } from './house.ts';

interface Occasion {
  at: Date;
  /** null: the program itself. */
  by: number | null;
  reason?: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * What happened in a company, in its order: the triggers record it as ever, but each at its own moment, because the demo
 * plays a year at once.
 */
export class History {
  private constructor(
    private readonly owner: Client,
    private readonly house: House,
    private readonly company: number,
  ) {}

  static async of(owner: Client, house: House, company: number): Promise<History> {
    await owner.query(`select set_config('app.company', $1, true)`, [String(company)]);
    // Until the end of the transaction: sheets and seals read from the log when something was changed.
    await owner.query(`alter table changes alter at set default current_setting('demo.now')::timestamptz`);
    return new History(owner, house, company);
  }

  async tell({ at, by, reason = '' }: Occasion, work: () => Promise<unknown>): Promise<void> {
    await this.act(at, by, reason);
    await work();
  }

  /** Rows that say themselves when they were made; each by the person whose it is. */
  async tellOwn(work: () => Promise<unknown>): Promise<void> {
    const unplaced = new Date(0);
    await this.act(unplaced, null, '');
    await work();
    await this.owner.query(
      `update changes set at = (after ->> 'created_at')::timestamptz, actor_id = person_id,
         actor_kind = (select case role when 2 then 'admin' else 'person' end from users u where u.id = person_id)
       where company_id = $1 and at = $2`,
      [this.company, unplaced],
    );
  }

  /** As the program seals every minute (decision 0084). */
  async seal(at: Date): Promise<void> {
    const { rows } = await this.owner.query<RecordedChange>(
      `select id::float8 as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, company_id as company,
         actor_id as actor, person_id as person, table_name as "table", record_id::float8 as record, op, before, after, reason
       from changes where company_id = $1 and id in (select id from unsealed_changes where company_id = $1) order by id`,
      [this.company],
    );
    if (rows.length === 0) return;
    const hashes = rows.map((row) => sha256(canonicalChange(row)));
    await this.owner.query('select seal_changes($1::bigint[], $2::text[])', [
      rows.map(({ id }) => id),
      hashes,
    ]);
    await this.owner.query(
      'update seals set at = $2 where company_id = $1 and no = (select max(no) from seals where company_id = $1)',
      [this.company, at],
    );
  }

  async end(): Promise<void> {
    await this.owner.query('alter table changes alter at set default now()');
    await this.owner.query(`select set_config('app.company', '', true), set_config('app.person', '', true)`);
  }

  private async act(at: Date, person: number | null, reason: string): Promise<void> {
    this.house.now = at;
    await this.owner.query(
      `select set_config('demo.now', $1, true), set_config('app.person', $2, true), set_config('stundenbuch.reason', $3, true)`,
      [at.toISOString(), String(person ?? ''), reason],
    );
  }
}

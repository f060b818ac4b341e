import { createHash } from 'node:crypto';
import { canonicalChange, type RecordedChange } from '@stundenbuch/domain/sides/log/chain';
import type { Client } from 'pg';

interface Occasion {
  at: Date;
  /** null: the program itself. */
  by: number | null;
  reason?: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * What happened in a company, in its order: the triggers record it as ever, and as long as it is not sealed, when and by whom it was
 * done is put right here, for the demo tells a year in a moment.
 */
export class History {
  private last = 0;

  private constructor(
    private readonly owner: Client,
    private readonly company: number,
  ) {}

  static async of(owner: Client, company: number): Promise<History> {
    await owner.query(`select set_config('app.company', $1, true)`, [String(company)]);
    return new History(owner, company);
  }

  async tell({ at, by, reason = '' }: Occasion, work: () => Promise<unknown>): Promise<void> {
    await this.act(by, reason);
    await work();
    await this.place('at = $3', at);
  }

  /** Rows that say themselves when they were made; each by the person whose it is. */
  async tellOwn(work: () => Promise<unknown>): Promise<void> {
    await this.act(null, '');
    await work();
    await this.place(
      `at = (after ->> 'created_at')::timestamptz, actor_id = person_id,
       actor_kind = (select case role when 2 then 'admin' else 'person' end from users u where u.id = person_id)`,
    );
  }

  /** As the program seals every minute (decision 0084). */
  async seal(at: Date): Promise<void> {
    const { rows } = await this.owner.query<RecordedChange>(
      `select id::float8 as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, company_id as company,
         actor_id as actor, person_id as person, table_name as "table", record_id::float8 as record, op, before, after, reason
       from changes where company_id = $1 and seal_no is null order by id`,
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
    await this.act(null, '');
    await this.owner.query(`select set_config('app.company', '', true)`);
  }

  private async act(person: number | null, reason: string): Promise<void> {
    await this.owner.query(
      `select set_config('app.person', $1, true), set_config('stundenbuch.reason', $2, true)`,
      [String(person ?? ''), reason],
    );
  }

  private async place(what: string, ...values: unknown[]): Promise<void> {
    const { rows } = await this.owner.query<{ id: string }>(
      `update changes set ${what} where company_id = $1 and id > $2 returning id`,
      [this.company, this.last, ...values],
    );
    this.last = Math.max(this.last, ...rows.map(({ id }) => Number(id)));
  }
}

import { Injectable } from '@nestjs/common';
import type { readCorrectionsInput } from '@stundenbuch/domain/day/office/contract';
import type { Change } from '@stundenbuch/domain/sides/log/contract';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { changesOf } from './change-list.ts';
import { type StoredChange, withNames } from './named-content.ts';

/** More than anybody reads at once; the rest follows when these are read. */
const AT_MOST = 50;

/** What others have changed of one's own entries with a reason, until it is read. */
@Injectable()
export class Corrections {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async unread(who: Tenant): Promise<Change[]> {
    const page = { size: AT_MOST, offset: 0 };
    const rows = await this.database.read<StoredChange>(who, changesOf({ where: unreadOf(who), page }));
    return withNames(this.database, who, rows);
  }

  /** Those of others, or read before, are left out: reading twice is no mistake. */
  async read(who: Tenant, sent: Input<typeof readCorrectionsInput>): Promise<{ read: number }> {
    const { ids } = sent.read();
    const rows = await this.database.write(who, (tx) =>
      rowsOf(
        tx,
        sql`insert into correction_reads (company_id, user_id, change_id, created_at, created_by)
          select c.company_id, c.person_id, c.id, ${this.clock.now()}::timestamptz, ${who.id}::int
          from changes c where c.id = any(${ids}) and ${unreadOf(who)}
          on conflict do nothing returning id`,
      ),
    );
    return { read: rows.length };
  }
}

/** Of `changes c`. */
function unreadOf({ company, id }: Tenant): Sql {
  return sql`c.company_id = ${company} and c.person_id = ${id} and c.actor_id <> ${id} and c.reason is not null
    and c.table_name = 'entries'
    and not exists (select from correction_reads r
      where r.company_id = c.company_id and r.user_id = c.person_id and r.change_id = c.id)`;
}

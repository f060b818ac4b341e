import { Injectable } from '@nestjs/common';
import { SECURITY_DAYS, type SecurityEvent } from '@stundenbuch/domain/sides/log/security-log';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { utc } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';

const DAY_MS = 86_400_000;

const columns = sql`s.id, s.kind, s.user_id as person, u.first_name || ' ' || u.name as person_name, t.name as terminal_name,
  s.count, ${utc(sql`s.first_at`)} as first_at, ${utc(sql`s.last_at`)} as last_at`;
const tables = sql`security_events s left join users u on u.company_id = s.company_id and u.id = s.user_id
  left join terminals t on t.company_id = s.company_id and t.id = s.terminal_id`;

const shape = {
  sortable: { last_at: sql`s.last_at`, count: sql`s.count` },
  shown: { last_at: null, count: sql`s.count::text` },
  order: sql`s.last_at desc`,
  key: sql`s.id`,
} satisfies ListShape;

export const securityQuery = queryOf(shape);

/** What failed at the doors of the company's accounts, for its admins. */
@Injectable()
export class SecurityEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(who: Caller, query: ListQuery) {
    const since = new Date(this.clock.now().getTime() - SECURITY_DAYS * DAY_MS);
    const where = sql`s.company_id = ${who.company} and s.last_at >= ${since}`;
    return list<SecurityEvent>(this.database, who, { columns, tables, where }, shape, query);
  }
}

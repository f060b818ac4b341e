import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { canonicalJson, type Json } from '@stundenbuch/domain/wire/canonical';
import { SheetDataService, type WantedSheet } from '../../accounts/sheets/sheet-data.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

export interface ClosedVersion extends WantedSheet {
  reason: string | null;
}

/** The sheets of months, as they are when these are closed (MON-07, MON-08). */
@Injectable()
export class MonthSheets {
  constructor(
    private readonly sheets: SheetDataService,
    private readonly clock: Clock,
  ) {}

  /** Under the locks of the people: what is read here stays true until it is stored. */
  async close(tx: Tx, tenant: Tenant, closes: readonly ClosedVersion[]): Promise<void> {
    if (closes.length === 0) return;
    const sheets = await this.sheets.ofMany(tenant, closes, tx);
    const rows = closes.map(({ user, month, version, reason }, i) => {
      const data = sheets[i] as unknown as Json;
      const sha256 = createHash('sha256').update(canonicalJson(data)).digest('hex');
      return { user, month: `${month}-01`, version, reason, data, sha256 };
    });
    const now = this.clock.now();
    const stored = sql`json_to_recordset(${JSON.stringify(rows)}::json)
      as n ("user" int, month date, version int, reason text, data jsonb, sha256 text)`;
    await rowsOf(
      tx,
      sql`insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, closed_by, reason,
          created_at, created_by)
        select ${tenant.company}, n."user", n.month, 'closed', n.version, n.sha256, ${now}::timestamptz, ${tenant.id}::int,
          n.reason, ${now}::timestamptz, ${tenant.id}::int from ${stored}
        on conflict on constraint month_closings_once do update set state = 'closed', version = excluded.version,
          sha256 = excluded.sha256, closed_at = excluded.closed_at, closed_by = excluded.closed_by, reason = excluded.reason`,
    );
    await rowsOf(
      tx,
      sql`insert into month_sheets (company_id, user_id, month, version, data, sha256, reason, created_at, created_by)
        select ${tenant.company}, n."user", n.month, n.version, n.data, n.sha256, n.reason, ${now}::timestamptz,
          ${tenant.id}::int from ${stored}`,
    );
  }
}

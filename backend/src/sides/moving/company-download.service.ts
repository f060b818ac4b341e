import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { companyExportInput } from '@stundenbuch/domain/sides/privacy/contract';
import { refusePrivacy } from '@stundenbuch/domain/sides/privacy/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { migrationFiles } from '../../platform/database/migrate.ts';
import { sql } from '../../platform/database/sql.ts';
import { FileAnswer } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { readCatalog } from './catalog.ts';
import { exportCompany } from './export-company.ts';

export const GZIP = 'application/gzip';

/** So many letters wait for a slow reader, compressed, while the database goes on: its connection is free as soon as all was read. */
const WAITING_BYTES = 64 * 1024 * 1024;
const AT_ONCE = 3;

/** All of a company as a file that another installation takes over (GDPR-05), made while it is sent. Decision 0180. */
@Injectable()
export class CompanyDownload {
  private readonly running = new Set<number>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Who took it is recorded before, and stands in it. */
  async make(who: Caller, query: Input<typeof companyExportInput>): Promise<FileAnswer> {
    const { modules: module = null } = query.read();
    if (this.running.has(who.company) || this.running.size >= AT_ONCE)
      throw new Refused(refusePrivacy('export_running'));
    this.running.add(who.company);
    const file = new PassThrough({ highWaterMark: WAITING_BYTES });
    file.once('close', () => this.running.delete(who.company));
    // Also before somebody reads it.
    file.on('error', () => undefined);
    try {
      await this.note(who, module);
    } catch (error) {
      file.destroy();
      throw error;
    }
    const wanted = { company: who.company, module };
    this.database
      .inSnapshot(who, async (client) =>
        exportCompany(client, await readCatalog(client, migrationFiles()), wanted, file),
      )
      // Whoever reads it sees the connection break, and the log why.
      .catch((error: Error) => file.destroy(error));
    return new FileAnswer(`${module ?? 'Unternehmen'} ${this.clock.today()}.gz`, GZIP, file);
  }

  private async note(who: Caller, module: string | null): Promise<void> {
    await this.database.write(who, (tx) =>
      rowsOf(
        tx,
        sql`insert into changes (company_id, actor_id, actor_kind, table_name, record_id, op, after)
          select ${who.company}::int, a.id, a.kind, 'company_exports', ${who.company}::bigint, 'I',
            ${JSON.stringify({ module })}::jsonb
          from acting_in(${who.company}) a join companies c on c.id = ${who.company} and 'audit' = any (c.features)`,
      ),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { vacationDay } from '@stundenbuch/domain/sides/notices/times';
import { IMPORT } from '@stundenbuch/domain/workflows/imports/contract';
import { importFeature } from '@stundenbuch/domain/workflows/imports/features';
import { type CompanyToday, Schedule } from '../../mail/schedule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

const KEPT_MS = (IMPORT.undoDays + 1) * 86_400_000;

/** What can't be undone any more stays as a line of the list; what its rows held is forgotten (IMP-06). */
@Injectable()
export class OldImports {
  constructor(
    jobs: Schedule,
    private readonly clock: Clock,
  ) {
    jobs.register({
      name: 'old_imports',
      feature: importFeature.name,
      period: vacationDay,
      work: (tx, company) => this.forget(tx, company),
    });
  }

  private async forget(tx: Tx, { company }: CompanyToday): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    for (const table of [sql`import_rows`, sql`import_chunks`]) {
      await rowsOf(
        tx,
        sql`delete from ${table} x using imports i where i.company_id = ${company} and i.created_at < ${before}
          and x.company_id = i.company_id and x.import_id = i.id`,
      );
    }
  }
}

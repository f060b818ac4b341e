import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { packageInput } from '@stundenbuch/domain/sides/inspection/contract';
import { refuseAudit } from '@stundenbuch/domain/sides/log/messages';
import { ZIP } from '../../accounts/sheets/sheets.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { FileAnswer } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { zipped } from '../../platform/http/zip.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Seals } from '../log/seals.service.ts';
import { type Inspected, idsOf } from './inspected.ts';
import { InspectionPackage } from './inspection-package.service.ts';

/** One zip for an inspection, that checks itself. Decision 0111. */
@Injectable()
export class Packages {
  constructor(
    private readonly database: Database,
    private readonly inspection: InspectionPackage,
    private readonly seals: Seals,
    private readonly clock: Clock,
  ) {}

  /** What was changed until now is sealed first, with the note that the package was made. */
  async make(who: Caller, sent: Input<typeof packageInput>): Promise<FileAnswer> {
    const { from, to, people = null } = sent.read();
    if (from > this.clock.today()) throw new Refused(refuseAudit('package_future', 'from'));
    const inspected = await this.inspection.inspected(who, { from, to, people });
    await this.note(who, inspected);
    await this.seals.seal(who.company);
    const files = await this.inspection.files(who, inspected);
    return new FileAnswer(`Prüfpaket ${from} bis ${to}.zip`, ZIP, Readable.from(zipped(files)));
  }

  private async note(who: Caller, inspected: Inspected): Promise<void> {
    const { from, to, everybody } = inspected;
    const ids = idsOf(inspected);
    const person = !everybody && ids.length === 1 ? ids[0] : null;
    const what = everybody ? { from, to, everybody } : { from, to, people: ids };
    await this.database.write(who, (tx) =>
      rowsOf(
        tx,
        sql`insert into changes (company_id, actor_id, actor_kind, table_name, record_id, person_id, op, after)
          select ${who.company}::int, a.id, a.kind, 'inspection_packages', ${who.company}::bigint, ${person}::int, 'I',
            ${JSON.stringify(what)}::jsonb
          from acting_in(${who.company}) a`,
      ),
    );
  }
}

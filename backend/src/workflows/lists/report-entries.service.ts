import { Injectable } from '@nestjs/common';
import type { ReportFilter } from '@stundenbuch/domain/accounts/reports/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { type ReportPeriod, reportedEntries } from '../../accounts/reports/report.service.ts';
import { Database } from '../../platform/database/database.ts';
import { list } from '../../platform/database/listing.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { entryColumns, entryTables } from '../../records/entries/entry-columns.ts';
import { seenColumns, veiledEntries } from '../../records/entries/veil.ts';
import { Visibility } from '../../records/entries/visibility.service.ts';
import { reportList } from './report-list.ts';

/** The entries behind a figure of a report. */
@Injectable()
export class ReportEntries {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
  ) {}

  async of(who: Caller, period: ReportPeriod, input: ReportFilter & ListQuery) {
    const sight = await this.visibility.of(who);
    const { hasVeil, veiled } = sight;
    const source = {
      columns: hasVeil ? seenColumns(veiled, who) : entryColumns(who),
      tables: entryTables,
      where: reportedEntries(who, period, input, sight),
    };
    const shape = hasVeil ? veiledEntries(reportList, veiled) : reportList;
    return list<Entry>(this.database, who, source, shape, input);
  }
}

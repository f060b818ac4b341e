import { call } from '../../access/call.ts';
import type { Entry } from '../../records/timesheet/contract.ts';
import { reportAccess } from './access.ts';
import type { Report, ReportFilterQuery, ReportQuery } from './contract.ts';

const reads = [
  ...(['WorkingTime', 'Booking', 'Absence', 'AbsenceKind', 'User', 'Job'] as const),
  ...(['Project', 'Category', 'Customer'] as const),
];

export const reportCalls = {
  report: call<Report, undefined, ReportQuery>()('GET timesheet/report/:from/:to', reportAccess.report, {
    reads,
  }),
  /** What is behind a figure: the same question with the keys of its cell. */
  entries: call<Entry[], undefined, ReportFilterQuery>()(
    'GET timesheet/report/:from/:to/entries',
    reportAccess.entries,
    { reads },
  ),
};

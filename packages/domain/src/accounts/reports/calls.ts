import { call } from '../../access/call.ts';
import type { Entry } from '../../records/timesheet/contract.ts';
import { reportAccess } from './access.ts';
import type { Report, ReportFilterQuery, ReportQuery } from './contract.ts';
import type { StatementBookings } from './statement-contract.ts';
import type { SavedView, ViewInput } from './view-contract.ts';

const reads = [
  ...(['WorkingTime', 'Booking', 'Absence', 'AbsenceKind', 'User', 'Job'] as const),
  ...(['Project', 'Category', 'Customer', 'HourlyRate'] as const),
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
  views: call<SavedView[]>()('GET report/view', reportAccess.views, { reads: ['SavedView'] }),
  createView: call<SavedView, ViewInput>()('POST report/view', reportAccess.changeViews, {
    changes: ['SavedView'],
  }),
  changeView: call<SavedView, ViewInput>()('PUT report/view/:id', reportAccess.changeViews, {
    changes: ['SavedView'],
  }),
  deleteView: call<{ id: number }>()('DELETE report/view/:id', reportAccess.changeViews, {
    changes: ['SavedView'],
  }),
  statement: call<StatementBookings>()('GET report/statement/:customerId/:month', reportAccess.statement, {
    reads: ['Booking', 'Customer', 'Project', 'User', 'Job', 'HourlyRate'],
  }),
};

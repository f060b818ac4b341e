import { call } from '../../access/call.ts';
import { reportAccess } from './access.ts';
import type { Report, ReportQuery } from './contract.ts';

export const reportCalls = {
  report: call<Report, undefined, ReportQuery>()('GET timesheet/report/:from/:to', reportAccess.report, {
    reads: [
      'WorkingTime',
      'Booking',
      'Absence',
      'AbsenceKind',
      'User',
      'Job',
      'Project',
      'Category',
      'Customer',
    ],
  }),
};

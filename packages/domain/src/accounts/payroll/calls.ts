import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON, PAID_BESIDE, VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import { payrollAccess } from './access.ts';
import type {
  LayoutInput,
  PayrollLayout,
  PayrollPreview,
  PayrollRun,
  PayrollSetup,
  SetupInput,
} from './contract.ts';

type Wanted = { month: string; excluded: number[] };

export const payrollCalls = {
  setup: call<PayrollSetup>()('GET payroll/setup', payrollAccess.setup, {
    reads: ['Payroll', 'User', 'AbsenceKind', 'AllowanceKind', 'Surcharge'],
  }),
  changeSetup: call<PayrollSetup, SetupInput>()('PUT payroll/setup', payrollAccess.changeSetup, {
    changes: ['Payroll'],
  }),
  layouts: call<PayrollLayout[]>()('GET payroll/layout', payrollAccess.layouts, { reads: ['Payroll'] }),
  createLayout: call<PayrollLayout, LayoutInput>()('POST payroll/layout', payrollAccess.changeLayout, {
    changes: ['Payroll'],
  }),
  changeLayout: call<PayrollLayout, LayoutInput>()('PUT payroll/layout/:id', payrollAccess.changeLayout, {
    changes: ['Payroll'],
  }),
  deleteLayout: call<{ id: number }>()('DELETE payroll/layout/:id', payrollAccess.changeLayout, {
    changes: ['Payroll'],
  }),
  preview: call<PayrollPreview, Wanted>()('POST payroll/preview', payrollAccess.preview, {
    reads: ['Payroll', 'AbsenceKind', 'SickCase', ...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON, ...PAID_BESIDE],
  }),
  run: call<PayrollRun, Wanted>()('POST payroll/run', payrollAccess.run, { changes: ['Payroll'] }),
  runs: call<PayrollRun[]>()('GET payroll/run', payrollAccess.runs, { reads: ['Payroll', 'User'] }),
  handOver: call<PayrollRun>()('POST payroll/run/:id/handed', payrollAccess.run, { changes: ['Payroll'] }),
  discard: call<{ id: number }>()('DELETE payroll/run/:id', payrollAccess.run, { changes: ['Payroll'] }),
};

import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON } from '../../access/nouns.ts';
import type { Periods } from '../periods/periods.ts';
import { privacyAccess } from './access.ts';
import type { AnonymiseInput, Leaving, PeriodPreview, Register } from './contract.ts';

/** What says the name of a person, and what goes with it. */
const NAMING = [
  ...(['User', 'Company', 'Entry', 'Absence', 'Month', 'Change', 'Payroll', 'Import', 'Notice'] as const),
  ...(['SavedView', 'Feed', 'Identity', 'Factor', 'Device', 'Pin', 'SickCase', 'Favourite'] as const),
  'Stopwatch' as const,
];

export const privacyCalls = {
  register: call<Register>()('GET privacy/register', privacyAccess.register, {
    reads: ['Company', 'Settings', 'SignOn'],
  }),
  periods: call<PeriodPreview[], Periods>()('POST privacy/periods/preview', privacyAccess.periods, {
    reads: ['Entry', 'Settings', 'Month', 'Ledger', 'Overtime', 'Contingent', 'Project', 'Payroll'],
  }),
  leaving: call<Leaving>()('GET user/:id/leaving', privacyAccess.leaving, {
    reads: [...HOURS_DEPEND_ON, 'Team', 'Device', 'Factor', 'Feed'],
  }),
  anonymise: call<{ id: number; name: string }, AnonymiseInput>()(
    'POST user/:id/anonymise',
    privacyAccess.anonymise,
    { proof: true, changes: NAMING },
  ),
};

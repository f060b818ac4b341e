import { call } from '../../access/call.ts';
import type { Entry } from '../timesheet/contract.ts';
import { sickCaseAccess } from './access.ts';
import type {
  BeginInput,
  EndingCases,
  InsuranceInput,
  LedSickCase,
  PersonCases,
  SickCaseInput,
  SickCaseRecord,
  SickFromRequest,
} from './contract.ts';

/** The days decide, and what decides which days owe nothing. */
const reads = [
  'SickCase',
  'Absence',
  'AbsenceKind',
  'WorkingTime',
  'Calendar',
  'Contract',
  'Settings',
  'User',
] as const;
const changes = ['SickCase'] as const;

export const sickCaseCalls = {
  cases: call<SickCaseRecord[], undefined, { list?: 'open' | 'recent' }>()(
    'GET sick-case',
    sickCaseAccess.cases,
    { reads },
  ),
  led: call<LedSickCase[]>()('GET sick-case/led', sickCaseAccess.ledCases, { reads: [...reads, 'Team'] }),
  ending: call<EndingCases>()('GET sick-case/ending', sickCaseAccess.cases, { reads }),
  ofPerson: call<PersonCases>()('GET sick-case/person/:id', sickCaseAccess.cases, { reads }),
  save: call<PersonCases, SickCaseInput>()('PUT sick-case/person/:id', sickCaseAccess.cases, { changes }),
  begin: call<PersonCases, BeginInput>()('PUT sick-case/person/:id/begin', sickCaseAccess.cases, { changes }),
  fallSick: call<Entry, SickFromRequest>()('POST timesheet/absence/sick-from', sickCaseAccess.fallSick, {
    changes: ['Absence', 'User', 'Finding'],
  }),
  insure: call<PersonCases, InsuranceInput>()('PUT sick-case/person/:id/insurance', sickCaseAccess.cases, {
    changes,
  }),
};

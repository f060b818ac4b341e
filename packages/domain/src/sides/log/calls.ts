import { call } from '../../access/call.ts';
import { officeAccess } from '../../day/office/access.ts';
import type { Day } from '../../time/day.ts';
import { auditAccess } from './access.ts';
import type { Change, Seal, Verification } from './contract.ts';
import type { SecurityEvent } from './security-log.ts';

export const auditCalls = {
  record: call<Change[]>()('GET audit/record/:table/:id', auditAccess.record, {
    title: 'What was changed in one record, the newest first; looking into another\u2019s is recorded',
    reads: ['Change'],
  }),
  company: call<Change[], undefined, { from?: Day; to?: Day; person?: number }>()(
    'GET audit/company',
    auditAccess.company,
    {
      title: 'What was changed in the company, the newest first; looking at it is recorded',
      reads: ['Change'],
    },
  ),
  mine: call<Change[]>()('GET audit/mine', auditAccess.mine, {
    title: 'What was changed of the caller\u2019s own data, the newest first',
    reads: ['Change'],
  }),
  corrections: call<Change[]>()('GET audit/corrections', officeAccess.corrections, {
    title: 'What others have changed of the caller\u2019s entries with a reason, until it is read',
    reads: ['Change'],
  }),
  readCorrections: call<{ read: number }, { ids: number[] }>()(
    'POST audit/corrections/read',
    officeAccess.readCorrections,
    { title: 'The caller has read these corrections', changes: ['Change'] },
  ),
  seals: call<Seal[]>()('GET audit/seals', auditAccess.seals, {
    title: 'The seals of the company, the newest first',
    reads: ['Change'],
  }),
  security: call<SecurityEvent[]>()('GET audit/security', auditAccess.security, {
    title: 'Failed logins, proofs and PINs of the last 90 days, the newest first',
  }),
  verify: call<Verification>()('GET audit/verify', auditAccess.verify, {
    title: 'Recomputes all seals and names the first that is wrong',
  }),
};

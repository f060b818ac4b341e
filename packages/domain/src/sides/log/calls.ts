import { call } from '../../access/call.ts';
import { officeAccess } from '../../day/office/access.ts';
import type { Day } from '../../time/day.ts';
import { auditAccess } from './access.ts';
import type { Change, Seal, Verification } from './contract.ts';
import type { SecurityEvent } from './security-log.ts';

export const auditCalls = {
  record: call<Change[]>()('GET audit/record/:table/:id', auditAccess.record, {
    longId: true,
    reads: ['Change'],
  }),
  company: call<Change[], undefined, { from?: Day; to?: Day; person?: number }>()(
    'GET audit/company',
    auditAccess.company,
    { reads: ['Change'] },
  ),
  mine: call<Change[]>()('GET audit/mine', auditAccess.mine, { reads: ['Change'] }),
  corrections: call<Change[]>()('GET audit/corrections', officeAccess.corrections, { reads: ['Change'] }),
  readCorrections: call<{ read: number }, { ids: number[] }>()(
    'POST audit/corrections/read',
    officeAccess.readCorrections,
    { changes: ['Change'] },
  ),
  seals: call<Seal[]>()('GET audit/seals', auditAccess.seals, { reads: ['Change'] }),
  security: call<SecurityEvent[]>()('GET audit/security', auditAccess.security),
  verify: call<Verification>()('GET audit/verify', auditAccess.verify),
};

import { call } from '../../access/call.ts';
import { kindAccess } from './access.ts';
import type { AbsenceKind, AbsenceKindChange, AbsenceKindInput } from './contract.ts';

/** Whether absences have it is said as well. */
const reads = ['AbsenceKind', 'Absence'] as const;
const changes = ['AbsenceKind', 'Absence'] as const;

export const kindCalls = {
  kinds: call<AbsenceKind[]>()('GET absence-kind', kindAccess.kinds, { reads }),
  kind: call<AbsenceKind>()('GET absence-kind/:id', kindAccess.kind, { reads }),
  create: call<AbsenceKind, AbsenceKindInput>()('POST absence-kind', kindAccess.changeKinds, { changes }),
  change: call<AbsenceKind, AbsenceKindChange>()('PUT absence-kind/:id', kindAccess.changeKinds, { changes }),
};

import { call } from '../../access/call.ts';
import type { Day } from '../../time/day.ts';
import { substituteAccess } from './access.ts';
import type { SubstituteAnswerInput, SubstituteCandidate, Substitution } from './contract.ts';

export const substituteCalls = {
  candidates: call<SubstituteCandidate[], undefined, { from?: Day; to?: Day }>()(
    'GET absence-request/substitute',
    substituteAccess.candidates,
    { reads: ['User', 'Absence', 'Team', 'Settings'] },
  ),
  duties: call<Substitution[]>()('GET absence-request/substitution', substituteAccess.duties, {
    reads: ['Absence', 'User'],
  }),
  answer: call<Substitution, SubstituteAnswerInput>()(
    'PUT absence-request/:id/substitute',
    substituteAccess.answer,
    { changes: ['Absence'] },
  ),
};

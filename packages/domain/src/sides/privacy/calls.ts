import { call } from '../../access/call.ts';
import { privacyAccess } from './access.ts';
import type { AnonymiseInput, Leaving, Register } from './contract.ts';

export const privacyCalls = {
  register: call<Register>()('GET privacy/register', privacyAccess.register, {
    reads: ['Company', 'Settings'],
  }),
  leaving: call<Leaving>()('GET user/:id/leaving', privacyAccess.leaving, {
    reads: [
      'User',
      'Contract',
      'Entry',
      'Absence',
      'Month',
      'PunchClock',
      'Team',
      'Device',
      'Factor',
      'Feed',
    ],
  }),
  anonymise: call<{ id: number; name: string }, AnonymiseInput>()(
    'POST user/:id/anonymise',
    privacyAccess.anonymise,
    { proof: true, changes: ['User', 'Company', 'Entry', 'Month'] },
  ),
};

import { call } from '../../access/call.ts';
import { privacyAccess } from './access.ts';
import type { Register } from './contract.ts';

export const privacyCalls = {
  register: call<Register>()('GET privacy/register', privacyAccess.register, {
    reads: ['Company', 'Settings'],
  }),
};

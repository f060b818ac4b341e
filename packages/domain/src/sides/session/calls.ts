import { call } from '../../access/call.ts';
import { VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import { sessionAccess } from './access.ts';
import type { CurrentCompany, CurrentUser, Device, PasswordInput } from './contract.ts';
import type { PasskeyUsed } from './factor-contract.ts';

/** How a person proves to be there. */
type Proof = { password: string } | { code: string } | { passkey: PasskeyUsed };

export const sessionCalls = {
  current: call<CurrentUser>()('GET user/current', sessionAccess.current, {
    reads: ['Job', ...VACATION_DEPENDS_ON],
  }),
  company: call<CurrentCompany>()('GET company/current', sessionAccess.company, { reads: ['Company'] }),
  isAdmin: call<boolean>()('GET user/admin/isadmin', sessionAccess.isAdmin, { reads: ['Session'] }),
  isGlobalAdmin: call<boolean>()('GET user/admin/isglobaladmin', sessionAccess.isGlobalAdmin, {
    reads: ['Session'],
  }),
  isReader: call<boolean>()('GET user/reader/isreader', sessionAccess.isReader, { reads: ['Session'] }),
  devices: call<Device[]>()('GET user/session', sessionAccess.devices, { reads: ['Device'] }),
  endDevice: call<{ id: number }>()('DELETE user/session/:id', sessionAccess.endDevice, {
    longId: true,
    changes: ['Device'],
  }),
  endOtherDevices: call<{ ended: number }>()('DELETE user/session', sessionAccess.endDevice, {
    changes: ['Device'],
  }),
  prove: call<true, Proof>()('POST user/proof', sessionAccess.prove),
  changeEmail: call<{ email: string }, { email: string }>()('POST user/email', sessionAccess.changeEmail, {
    proof: true,
    changes: ['User'],
  }),
  cancelEmail: call<{ email: string }>()('DELETE user/email', sessionAccess.cancelEmail, {
    changes: ['User'],
  }),
  changePassword: call<true, PasswordInput>()('POST user/pwupdate', sessionAccess.passwordUpdate),
};

import { call } from '../../access/call.ts';
import { signOnAccess } from './access.ts';
import type { Identity, SignOn, SignOnDomain, SignOnInput, UnlinkedPerson } from './contract.ts';

const setup = ['SignOn'] as const;

export const signOnCalls = {
  setup: call<SignOn>()('GET sso', signOnAccess.setup, { reads: setup }),
  changeSetup: call<SignOn, SignOnInput>()('PUT sso', signOnAccess.changeSetup, {
    proof: true,
    changes: setup,
  }),
  removeSetup: call<SignOn>()('DELETE sso', signOnAccess.removeSetup, { proof: true, changes: setup }),
  test: call<{ url: string }>()('POST sso/test', signOnAccess.test, { proof: true }),
  addDomain: call<SignOnDomain, { domain: string }>()('POST sso/domain', signOnAccess.addDomain, {
    proof: true,
    changes: setup,
  }),
  verifyDomain: call<SignOnDomain>()('POST sso/domain/:id/verify', signOnAccess.verifyDomain, {
    proof: true,
    changes: setup,
  }),
  removeDomain: call<{ id: number }>()('DELETE sso/domain/:id', signOnAccess.removeDomain, {
    proof: true,
    changes: setup,
  }),
  identities: call<Identity[]>()('GET user/identity', signOnAccess.identities, { reads: ['Identity'] }),
  unlink: call<{ id: number }>()('DELETE user/identity/:id', signOnAccess.unlink, {
    proof: true,
    changes: ['Identity'],
  }),
  unlinkPerson: call<UnlinkedPerson>()('DELETE user/:id/identity', signOnAccess.unlinkPerson, {
    proof: true,
    changes: ['User', 'Identity'],
  }),
};

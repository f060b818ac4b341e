import { call } from '../../access/call.ts';
import { sessionAccess } from './access.ts';
import type {
  AddedFactor,
  NewApp,
  NewPasskeyInput,
  NewPasskeyOptions,
  OwnFactors,
  PasskeyOptions,
} from './factor-contract.ts';

/** Only one page needs them: apart from the calls of every page. */
export const factorCalls = {
  list: call<OwnFactors>()('GET user/factor', sessionAccess.factors, { reads: ['Factor'] }),
  addApp: call<NewApp, { name?: string }>()('POST user/factor/app', sessionAccess.addFactor),
  confirmApp: call<AddedFactor, { code: string }>()('POST user/factor/app/confirm', sessionAccess.addFactor, {
    changes: ['Factor', 'Company'],
  }),
  passkeyOptions: call<NewPasskeyOptions>()('GET user/factor/passkey', sessionAccess.addFactor),
  addPasskey: call<AddedFactor, NewPasskeyInput>()('POST user/factor/passkey', sessionAccess.addFactor, {
    changes: ['Factor', 'Company'],
  }),
  rename: call<{ id: number; name: string }, { name: string }>()(
    'PUT user/factor/:id',
    sessionAccess.renameFactor,
    { changes: ['Factor'] },
  ),
  newCodes: call<{ codes: string[] }>()('POST user/factor/codes', sessionAccess.newCodes, {
    proof: true,
    changes: ['Factor'],
  }),
  remove: call<{ id: number }>()('DELETE user/factor/:id', sessionAccess.removeFactor, {
    proof: true,
    changes: ['Factor', 'Company'],
  }),
  proofOptions: call<PasskeyOptions>()('GET user/proof/passkey', sessionAccess.prove),
};

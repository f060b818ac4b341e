import type { sessionCalls } from '@stundenbuch/domain/sides/session/calls';
import { factorCalls } from '@stundenbuch/domain/sides/session/factor-calls';
import type { NewPasskeyOptions, PasskeyOptions } from '@stundenbuch/domain/sides/session/factor-contract';
import { signOnCalls } from '@stundenbuch/domain/sides/signon/calls';
import { api, lightRow, mutation, query, requestOf } from '@stundenbuch/web/api';

/** Only the page of security and the proof need them. */
export const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    prove: mutation(build, lightRow<typeof sessionCalls.prove>('POST user/proof', {})),
    devices: query(build, lightRow<typeof sessionCalls.devices>('GET user/session', { reads: ['Device'] })),
    endDevice: mutation(
      build,
      lightRow<typeof sessionCalls.endDevice>('DELETE user/session/:id', { changes: ['Device'] }),
    ),
    endOtherDevices: mutation(
      build,
      lightRow<typeof sessionCalls.endOtherDevices>('DELETE user/session', { changes: ['Device'] }),
    ),
    factors: query(build, factorCalls.list),
    addApp: mutation(build, factorCalls.addApp),
    confirmApp: mutation(build, factorCalls.confirmApp),
    /** What the browser makes a passkey from: good once, so never cached. */
    beginPasskey: build.mutation<NewPasskeyOptions, void>({
      query: () => requestOf(factorCalls.passkeyOptions),
    }),
    addPasskey: mutation(build, factorCalls.addPasskey),
    renameFactor: mutation(build, factorCalls.rename),
    askForPasskey: build.mutation<PasskeyOptions, void>({ query: () => requestOf(factorCalls.proofOptions) }),
    identities: query(build, signOnCalls.identities),
    unlink: mutation(build, signOnCalls.unlink),
    newCodes: mutation(build, factorCalls.newCodes),
    removeFactor: mutation(build, factorCalls.remove),
  }),
});

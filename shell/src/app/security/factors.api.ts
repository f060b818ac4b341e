import { factorCalls } from '@stundenbuch/domain/sides/session/factor-calls';
import type { NewPasskeyOptions, PasskeyOptions } from '@stundenbuch/domain/sides/session/factor-contract';
import { api, mutation, query, requestOf } from '@stundenbuch/web/api';

/** Only this page needs them. */
export const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    newCodes: mutation(build, factorCalls.newCodes),
    removeFactor: mutation(build, factorCalls.remove),
  }),
});

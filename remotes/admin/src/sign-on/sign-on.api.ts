import { signOnCalls } from '@stundenbuch/domain/sides/signon/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

export const signOnApi = api.injectEndpoints({
  endpoints: (build) => ({
    signOn: query(build, signOnCalls.setup),
    saveSignOn: mutation(build, signOnCalls.changeSetup),
    removeSignOn: mutation(build, signOnCalls.removeSetup),
    testSignOn: mutation(build, signOnCalls.test),
    addDomain: mutation(build, signOnCalls.addDomain),
    verifyDomain: mutation(build, signOnCalls.verifyDomain),
    removeDomain: mutation(build, signOnCalls.removeDomain),
    unlinkPerson: mutation(build, signOnCalls.unlinkPerson),
  }),
});

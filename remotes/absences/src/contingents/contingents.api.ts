import { contingentCalls } from '@stundenbuch/domain/accounts/contingents/calls';
import { api, mutation, query, save } from '@stundenbuch/web/api';

const contingentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    contingents: query(build, contingentCalls.all),
    contingent: query(build, contingentCalls.one),
    saveContingent: save(build, contingentCalls.create, contingentCalls.change),
    setContingentAmount: mutation(build, contingentCalls.setAmount),
    contingentAccount: query(build, contingentCalls.account),
    contingentWhy: query(build, contingentCalls.why),
    postContingent: mutation(build, contingentCalls.post),
    reverseContingent: mutation(build, contingentCalls.reverse),
  }),
});

export const {
  useContingentsQuery,
  useContingentQuery,
  useSaveContingentMutation,
  useSetContingentAmountMutation,
  useContingentAccountQuery,
  useContingentWhyQuery,
  usePostContingentMutation,
  useReverseContingentMutation,
} = contingentsApi;

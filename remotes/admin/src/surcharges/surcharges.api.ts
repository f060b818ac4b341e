import { allowanceCalls } from '@stundenbuch/domain/accounts/allowances/calls';
import { api, mutation, query, save } from '@stundenbuch/web/api';

const surchargesApi = api.injectEndpoints({
  endpoints: (build) => ({
    surchargeRules: query(build, allowanceCalls.rules),
    saveSurcharge: save(build, allowanceCalls.addRule, allowanceCalls.changeRule),
    addSurchargePreset: mutation(build, allowanceCalls.addPreset),
    deleteSurcharge: mutation(build, allowanceCalls.deleteRule),
    kindsOfAllowance: query(build, allowanceCalls.kinds),
    addAllowanceKind: mutation(build, allowanceCalls.addKind),
    changeAllowanceKind: mutation(build, allowanceCalls.changeKind),
  }),
});

export const {
  useSurchargeRulesQuery,
  useSaveSurchargeMutation,
  useAddSurchargePresetMutation,
  useDeleteSurchargeMutation,
  useKindsOfAllowanceQuery,
  useAddAllowanceKindMutation,
  useChangeAllowanceKindMutation,
} = surchargesApi;

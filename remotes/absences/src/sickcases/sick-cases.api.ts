import { sickCaseCalls } from '@stundenbuch/domain/records/sickcases/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const sickCasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sickCases: query(build, sickCaseCalls.cases),
    ledSickCases: query(build, sickCaseCalls.led),
    endingCases: query(build, sickCaseCalls.ending),
    personCases: query(build, sickCaseCalls.ofPerson),
    saveCase: mutation(build, sickCaseCalls.save),
    beginCase: mutation(build, sickCaseCalls.begin),
    fallSick: mutation(build, sickCaseCalls.fallSick),
    insurePerson: mutation(build, sickCaseCalls.insure),
  }),
});

export const {
  useSickCasesQuery,
  useLedSickCasesQuery,
  useEndingCasesQuery,
  usePersonCasesQuery,
  useSaveCaseMutation,
  useBeginCaseMutation,
  useFallSickMutation,
  useInsurePersonMutation,
} = sickCasesApi;

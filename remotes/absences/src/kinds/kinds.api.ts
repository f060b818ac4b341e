import { kindCalls } from '@stundenbuch/domain/records/kinds/calls';
import { api, query, save } from '@stundenbuch/web/api';

const kindsApi = api.injectEndpoints({
  endpoints: (build) => ({
    absenceKinds: query(build, kindCalls.kinds),
    absenceKind: query(build, kindCalls.kind),
    saveAbsenceKind: save(build, kindCalls.create, kindCalls.change),
  }),
});

export const { useAbsenceKindsQuery, useAbsenceKindQuery, useSaveAbsenceKindMutation } = kindsApi;

import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const firstStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    firstSteps: query(build, adminCalls.firstSteps, { keepUnusedDataFor: 0 }),
    dismissFirstSteps: mutation(build, adminCalls.dismissFirstSteps),
  }),
});

export const { useFirstStepsQuery, useDismissFirstStepsMutation } = firstStepsApi;

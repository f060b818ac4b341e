import type { FirstSteps } from '@stundenbuch/domain/sides/people/first-steps-contract';
import { api } from '@stundenbuch/web/api';

const firstStepsApi = api.enhanceEndpoints({ addTagTypes: ['Company'] }).injectEndpoints({
  endpoints: (build) => ({
    firstSteps: build.query<FirstSteps, void>({ query: () => '/company/first-steps', keepUnusedDataFor: 0 }),
    dismissFirstSteps: build.mutation<FirstSteps, void>({
      query: () => ({ url: '/company/first-steps', method: 'DELETE' }),
      invalidatesTags: (done) => (done ? ['Company'] : []),
    }),
  }),
});

export const { useFirstStepsQuery, useDismissFirstStepsMutation } = firstStepsApi;

import type { AddedFactor, NewApp, OwnFactors } from '@stundenbuch/domain/session/factor-contract';
import { api } from '@stundenbuch/web/api';

/** Only this page needs them. */
export const factorsApi = api.enhanceEndpoints({ addTagTypes: ['Factor'] }).injectEndpoints({
  endpoints: (build) => ({
    factors: build.query<OwnFactors, void>({ query: () => '/user/factor', providesTags: ['Factor'] }),
    addApp: build.mutation<NewApp, void>({
      query: () => ({ url: '/user/factor/app', method: 'POST', body: {} }),
    }),
    confirmApp: build.mutation<AddedFactor, string>({
      query: (code) => ({ url: '/user/factor/app/confirm', method: 'POST', body: { code } }),
      invalidatesTags: ['Factor', 'Company'],
    }),
    newCodes: build.mutation<{ codes: string[] }, void>({
      query: () => ({ url: '/user/factor/codes', method: 'POST' }),
      invalidatesTags: ['Factor'],
    }),
    removeFactor: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `/user/factor/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Factor', 'Company'],
    }),
  }),
});

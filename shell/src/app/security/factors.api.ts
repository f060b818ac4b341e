import type {
  AddedFactor,
  NewApp,
  NewPasskeyInput,
  NewPasskeyOptions,
  OwnFactors,
  PasskeyOptions,
} from '@stundenbuch/domain/sides/session/factor-contract';
import { api } from '@stundenbuch/web/api';

/** Only this page needs them. */
export const factorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    factors: build.query<OwnFactors, void>({ query: () => '/user/factor', providesTags: ['Factor'] }),
    addApp: build.mutation<NewApp, void>({
      query: () => ({ url: '/user/factor/app', method: 'POST', body: {} }),
    }),
    confirmApp: build.mutation<AddedFactor, string>({
      query: (code) => ({ url: '/user/factor/app/confirm', method: 'POST', body: { code } }),
      invalidatesTags: ['Factor', 'Company'],
    }),
    /** What the browser makes a passkey from: good once, so never cached. */
    beginPasskey: build.mutation<NewPasskeyOptions, void>({ query: () => '/user/factor/passkey' }),
    addPasskey: build.mutation<AddedFactor, NewPasskeyInput>({
      query: (body) => ({ url: '/user/factor/passkey', method: 'POST', body }),
      invalidatesTags: ['Factor', 'Company'],
    }),
    renameFactor: build.mutation<{ id: number; name: string }, { id: number; name: string }>({
      query: ({ id, name }) => ({ url: `/user/factor/${id}`, method: 'PUT', body: { name } }),
      invalidatesTags: ['Factor'],
    }),
    askForPasskey: build.mutation<PasskeyOptions, void>({ query: () => '/user/proof/passkey' }),
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

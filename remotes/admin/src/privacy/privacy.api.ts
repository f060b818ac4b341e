import type { Periods } from '@stundenbuch/domain/sides/periods/periods';
import { privacyCalls } from '@stundenbuch/domain/sides/privacy/calls';
import type { PeriodPreview } from '@stundenbuch/domain/sides/privacy/contract';
import { api, mutation, query, requestOf } from '@stundenbuch/web/api';

export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: query(build, privacyCalls.register),
    leaving: query(build, privacyCalls.leaving),
    periods: build.query<PeriodPreview[], Periods>({
      query: (periods) => requestOf(privacyCalls.periods, periods),
      keepUnusedDataFor: 0,
    }),
    anonymise: mutation(build, privacyCalls.anonymise),
    /** A file: nothing of it stays in the store. */
    personFile: build.mutation<string, number>({
      query: (user) => ({
        url: `/user/${user}/export`,
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
    }),
    sheetFile: build.mutation<ArrayBuffer, { user: number; month: string }>({
      query: ({ user, month }) => ({
        url: `/sheet/${user}/${month}.pdf`,
        responseHandler: (response) => (response.ok ? response.arrayBuffer() : response.json()),
      }),
    }),
  }),
});

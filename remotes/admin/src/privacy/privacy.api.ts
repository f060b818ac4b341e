import { privacyCalls } from '@stundenbuch/domain/sides/privacy/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: query(build, privacyCalls.register),
    leaving: query(build, privacyCalls.leaving),
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

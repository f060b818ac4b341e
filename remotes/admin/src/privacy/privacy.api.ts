import type { Periods } from '@stundenbuch/domain/sides/periods/periods';
import { privacyCalls } from '@stundenbuch/domain/sides/privacy/calls';
import type { PeriodPreview } from '@stundenbuch/domain/sides/privacy/contract';
import { api, type Failure, mutation, query, requestOf } from '@stundenbuch/web/api';
import { download } from '@stundenbuch/web/export';
import { receive } from '../shared/received.ts';

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
    /** Offered at once, too. That it was taken is in the log. */
    companyFile: build.mutation<null, { name: string }>({
      async queryFn({ name }, _api, _extra, call) {
        const answer = await call({
          url: '/company/export',
          responseHandler: (response) => (response.ok ? receive(response) : response.json()),
        });
        if (answer.error) return { error: answer.error as Failure };
        download(answer.data as Blob, name);
        return { data: null };
      },
      invalidatesTags: (answer) => (answer === null ? ['Change'] : []),
    }),
    sheetFile: build.mutation<ArrayBuffer, { user: number; month: string }>({
      query: ({ user, month }) => ({
        url: `/sheet/${user}/${month}.pdf`,
        responseHandler: (response) => (response.ok ? response.arrayBuffer() : response.json()),
      }),
    }),
  }),
});

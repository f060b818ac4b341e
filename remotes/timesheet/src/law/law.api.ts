import type { LawPreview, LawRow } from '@stundenbuch/domain/accounts/lawguide/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { HOURS_DEPEND_ON } from '@stundenbuch/domain/workflows/month/figure-tags';
import { api } from '@stundenbuch/web/api';

/** A working time that nobody has saved yet. */
export interface Drafted {
  day: Day;
  start_time: string;
  end_time: string;
  break: number;
  hours: number;
  intervals: readonly { from: string; to: string; kind: 'break' }[] | null;
  id: number | null;
  user: number | null;
}

const lawApi = api.enhanceEndpoints({ addTagTypes: HOURS_DEPEND_ON }).injectEndpoints({
  endpoints: (build) => ({
    lawPreview: build.query<LawPreview, Drafted>({
      query: (body) => ({ url: '/law/preview', method: 'POST', body }),
      providesTags: HOURS_DEPEND_ON,
    }),
    lawOfCompany: build.query<LawRow[], { from: Day; to: Day }>({
      query: ({ from, to }) => `/law/company/${from}/${to}`,
      providesTags: HOURS_DEPEND_ON,
    }),
  }),
});

export const { useLawPreviewQuery, useLawOfCompanyQuery } = lawApi;

import type { Change, Seal, Verification } from '@stundenbuch/domain/sides/log/contract';
import type { SecurityEvent } from '@stundenbuch/domain/sides/log/security-log';
import { auditTags } from '@stundenbuch/domain/sides/log/tags';
import type { Day } from '@stundenbuch/domain/time/day';
import { api, type Paged, type PageQuery, paged } from '@stundenbuch/web/api';

export interface LogQuery extends PageQuery {
  from?: Day;
  to?: Day;
  person?: number;
}

const changes = (rows: Change[], meta: Parameters<typeof paged>[1]) => paged(rows, meta);

const auditApi = api.enhanceEndpoints({ addTagTypes: [...auditTags] }).injectEndpoints({
  endpoints: (build) => ({
    recordLog: build.query<Change[], { table: string; id: number }>({
      query: ({ table, id }) => `/audit/record/${table}/${id}`,
      providesTags: ['Change'],
    }),
    companyLog: build.query<Paged<Change>, LogQuery>({
      query: (params) => ({ url: '/audit/company', params }),
      transformResponse: changes,
      providesTags: ['Change'],
    }),
    ownLog: build.query<Paged<Change>, PageQuery>({
      query: (params) => ({ url: '/audit/mine', params }),
      transformResponse: changes,
      providesTags: ['Change'],
    }),
    corrections: build.query<Change[], void>({
      query: () => '/audit/corrections',
      providesTags: ['Change'],
    }),
    readCorrections: build.mutation<{ read: number }, number[]>({
      query: (ids) => ({ url: '/audit/corrections/read', method: 'POST', body: { ids } }),
      invalidatesTags: (answer) => (answer ? ['Change'] : []),
    }),
    seals: build.query<Paged<Seal>, PageQuery>({
      query: (params) => ({ url: '/audit/seals', params }),
      transformResponse: (rows: Seal[], meta) => paged(rows, meta),
      providesTags: ['Change'],
    }),
    securityLog: build.query<Paged<SecurityEvent>, PageQuery>({
      query: (params) => ({ url: '/audit/security', params }),
      transformResponse: (rows: SecurityEvent[], meta) => paged(rows, meta),
    }),
    verification: build.query<Verification, void>({ query: () => '/audit/verify', keepUnusedDataFor: 0 }),
  }),
});

export const {
  useRecordLogQuery,
  useOwnLogQuery,
  useCorrectionsQuery,
  useReadCorrectionsMutation,
  useSealsQuery,
  useLazyVerificationQuery,
} = auditApi;
export const { companyLog, securityLog } = auditApi.endpoints;

import { calendarTags } from '@stundenbuch/domain/day/calendar/tags';
import type {
  ContractPreview,
  ContractPreviewInput,
  WireContract,
} from '@stundenbuch/domain/day/contracts/contract';
import { contractTags } from '@stundenbuch/domain/day/contracts/tags';
import { absenceTags } from '@stundenbuch/domain/records/absences/tags';
import { timesheetTags } from '@stundenbuch/domain/records/timesheet/tags';
import { api } from '@stundenbuch/web/api';

/** What follows a contract: the person's columns and account, the entries that were recomputed or cancelled. */
const FOLLOWING = ['Contract', 'User', 'Entry', 'Absence', 'WorkingTime', 'Finding'] as const;

const contractApi = api
  .enhanceEndpoints({ addTagTypes: [...absenceTags, ...calendarTags, ...contractTags, ...timesheetTags] })
  .injectEndpoints({
    endpoints: (build) => ({
      contracts: build.query<WireContract[], number>({
        query: (user) => `/contract/user/${user}`,
        providesTags: ['Contract'],
      }),
      contractPlaces: build.query<{ id: number; name: string }[], void>({
        query: () => '/calendar/place',
        providesTags: ['Calendar'],
      }),
      previewContract: build.mutation<ContractPreview, ContractPreviewInput>({
        query: (body) => ({ url: '/contract/preview', method: 'POST', body }),
      }),
      saveContract: build.mutation<WireContract, { id: number | null; body: object }>({
        query: ({ id, body }) => ({
          ...(id === null ? { url: '/contract', method: 'POST' } : { url: `/contract/${id}`, method: 'PUT' }),
          body,
        }),
        // Also after a refusal: what somebody else has stored meanwhile is shown beside what was typed.
        invalidatesTags: (saved) => (saved ? FOLLOWING : ['Contract']),
      }),
      deleteContract: build.mutation<
        { id: number },
        Pick<WireContract, 'id' | 'version'> & { reason?: string }
      >({
        query: ({ id, ...params }) => ({ url: `/contract/${id}`, method: 'DELETE', params }),
        invalidatesTags: (done) => (done ? FOLLOWING : ['Contract']),
      }),
    }),
  });

export const {
  useContractsQuery,
  useContractPlacesQuery,
  usePreviewContractMutation,
  useSaveContractMutation,
  useDeleteContractMutation,
} = contractApi;

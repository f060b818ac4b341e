import { calendarCalls } from '@stundenbuch/domain/day/calendar/calls';
import { contractCalls } from '@stundenbuch/domain/day/contracts/calls';
import type { WireContract } from '@stundenbuch/domain/day/contracts/contract';
import { api, mutation, query, requestOf } from '@stundenbuch/web/api';

/** Also after a refusal: what somebody else has stored meanwhile is shown beside what was typed. */
const STORED = ['Contract'] as const;

const contractApi = api.injectEndpoints({
  endpoints: (build) => ({
    contracts: query(build, contractCalls.contracts),
    contractPlaces: query(build, calendarCalls.places),
    previewContract: mutation(build, contractCalls.preview),
    saveContract: build.mutation<WireContract, { id: number | null; body: object }>({
      query: ({ id, body }) =>
        id === null
          ? requestOf(contractCalls.create, body)
          : requestOf(contractCalls.change, { ...body, id }),
      invalidatesTags: (saved) => (saved ? (contractCalls.change.changes ?? []) : STORED),
    }),
    deleteContract: build.mutation<
      { id: number },
      Pick<WireContract, 'id' | 'version'> & { reason?: string }
    >({
      query: ({ id, ...params }) => ({ ...requestOf(contractCalls.delete, id), params }),
      invalidatesTags: (done) => (done ? (contractCalls.delete.changes ?? []) : STORED),
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

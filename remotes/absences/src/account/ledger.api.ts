import { VACATION_DEPENDS_ON } from '@stundenbuch/domain/access/nouns';
import type {
  LedgerFigure,
  PostingInput,
  WireStoredPosting,
} from '@stundenbuch/domain/accounts/vacation/contract';
import type { FigureName } from '@stundenbuch/domain/accounts/vacation/figures';
import type { Day } from '@stundenbuch/domain/time/day';
import { api } from '@stundenbuch/web/api';

export interface Asked {
  user: number;
  figure: FigureName;
  asOf: Day;
}

const POSTED = ['Ledger', 'User'] as const;

const ledgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    ledgerFigure: build.query<LedgerFigure, Asked>({
      query: ({ user, ...params }) => ({ url: `/vacation/ledger/${user}`, params }),
      providesTags: VACATION_DEPENDS_ON,
    }),
    postVacation: build.mutation<WireStoredPosting, PostingInput>({
      query: (body) => ({ url: '/vacation/posting', method: 'POST', body }),
      invalidatesTags: (posted) => (posted ? POSTED : []),
    }),
    reversePosting: build.mutation<WireStoredPosting, { id: number; text: string }>({
      query: ({ id, text }) => ({ url: `/vacation/posting/${id}/reverse`, method: 'POST', body: { text } }),
      invalidatesTags: (posted) => (posted ? POSTED : []),
    }),
  }),
});

export const { useLedgerFigureQuery, usePostVacationMutation, useReversePostingMutation } = ledgerApi;

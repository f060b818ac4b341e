import { ledgerCalls } from '@stundenbuch/domain/accounts/vacation/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const ledgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    ledgerFigure: query(build, ledgerCalls.figure),
    postVacation: mutation(build, ledgerCalls.post),
    reversePosting: mutation(build, ledgerCalls.reverse),
  }),
});

export const { useLedgerFigureQuery, usePostVacationMutation, useReversePostingMutation } = ledgerApi;

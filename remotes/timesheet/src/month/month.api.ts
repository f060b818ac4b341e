import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import { monthCalls } from '@stundenbuch/domain/workflows/month/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const monthApi = api.injectEndpoints({
  endpoints: (build) => ({
    personMonth: query(build, monthCalls.month),
    peopleOfMonth: query(build, adminCalls.workers),
    companyMonths: query(build, monthCalls.company),
    confirmMonth: mutation(build, monthCalls.confirm),
    closeMonths: mutation(build, monthCalls.close),
    reopenMonth: mutation(build, monthCalls.reopen),
    checkMonth: mutation(build, monthCalls.check),
    giveMonthBack: mutation(build, monthCalls.giveBack),
    ownCorrections: query(build, monthCalls.ownRequests),
    openCorrections: query(build, monthCalls.requests),
    requestCorrection: mutation(build, monthCalls.request),
    withdrawCorrection: mutation(build, monthCalls.withdraw),
    correctionPreview: query(build, monthCalls.preview),
    answerCorrection: mutation(build, monthCalls.answer),
  }),
});

export const {
  usePersonMonthQuery,
  useCompanyMonthsQuery,
  usePeopleOfMonthQuery,
  useConfirmMonthMutation,
  useCloseMonthsMutation,
  useReopenMonthMutation,
  useCheckMonthMutation,
  useGiveMonthBackMutation,
  useOwnCorrectionsQuery,
  useOpenCorrectionsQuery,
  useRequestCorrectionMutation,
  useWithdrawCorrectionMutation,
  useCorrectionPreviewQuery,
  useAnswerCorrectionMutation,
} = monthApi;

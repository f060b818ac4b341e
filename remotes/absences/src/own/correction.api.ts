import type { monthCalls } from '@stundenbuch/domain/workflows/month/calls';
import { api, lightRow, mutation } from '@stundenbuch/web/api';

const correctionApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestAbsenceCorrection: mutation(
      build,
      lightRow<typeof monthCalls.request>('POST correction', { changes: ['Month'] }),
    ),
  }),
});

export const { useRequestAbsenceCorrectionMutation } = correctionApi;

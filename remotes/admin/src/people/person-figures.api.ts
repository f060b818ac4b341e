import { overtimeCalls } from '@stundenbuch/domain/accounts/overtime/calls';
import { punchCalls } from '@stundenbuch/domain/records/punch/calls';
import { monthCalls } from '@stundenbuch/domain/workflows/month/calls';
import { api, query } from '@stundenbuch/web/api';

const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountOfWorker: query(build, overtimeCalls.month),
    monthOfWorker: query(build, monthCalls.month),
    forgottenOfWorker: query(build, punchCalls.forgottenOf),
  }),
});

export const { useAccountOfWorkerQuery, useMonthOfWorkerQuery, useForgottenOfWorkerQuery } = figuresApi;

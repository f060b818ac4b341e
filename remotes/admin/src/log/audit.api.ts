import { auditCalls } from '@stundenbuch/domain/sides/log/calls';
import { api, mutation, page, query } from '@stundenbuch/web/api';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordLog: query(build, auditCalls.record),
    companyLog: page(build, auditCalls.company),
    ownLog: page(build, auditCalls.mine),
    corrections: query(build, auditCalls.corrections),
    readCorrections: mutation(build, auditCalls.readCorrections),
    seals: page(build, auditCalls.seals),
    securityLog: page(build, auditCalls.security),
    verification: query(build, auditCalls.verify, { keepUnusedDataFor: 0 }),
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

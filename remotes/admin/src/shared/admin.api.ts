import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { api, mutation, query, save } from '@stundenbuch/web/api';

/** One person with the vacation account. */
export type Worker = CurrentUser;

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    workers: query(build, adminCalls.workers),
    workersOfCompany: query(build, adminCalls.workersOfCompany),
    // No noun: after a change of the e-mail or a deletion it would be fetched again, and be gone.
    worker: query(build, adminCalls.worker, { providesTags: [] }),
    createWorker: mutation(build, adminCalls.createWorker),
    changeWorker: mutation(build, adminCalls.changeWorker),
    previewRecording: mutation(build, adminCalls.previewRecording),
    deleteWorker: mutation(build, adminCalls.deleteWorker),
    invite: mutation(build, adminCalls.invite),
    releaseMail: mutation(build, adminCalls.releaseMail),
    resetLink: mutation(build, adminCalls.resetLink),
    resetFactor: mutation(build, adminCalls.resetFactor),
    jobList: query(build, adminCalls.jobs),
    job: query(build, adminCalls.job),
    saveJob: save(build, adminCalls.createJob, adminCalls.changeJob),
    categoryList: query(build, adminCalls.categories),
    category: query(build, adminCalls.category),
    saveCategory: save(build, adminCalls.createCategory, adminCalls.changeCategory),
    companies: query(build, adminCalls.companies),
    companyRecord: query(build, adminCalls.company),
    nextCompanyId: query(build, adminCalls.nextCompanyId, { keepUnusedDataFor: 0 }),
    createCompany: mutation(build, adminCalls.createCompany),
    changeCompany: mutation(build, adminCalls.changeCompany),
  }),
});

export const {
  useWorkersQuery,
  useWorkersOfCompanyQuery,
  useWorkerQuery,
  useCreateWorkerMutation,
  useChangeWorkerMutation,
  usePreviewRecordingMutation,
  useDeleteWorkerMutation,
  useInviteMutation,
  useResetFactorMutation,
  useReleaseMailMutation,
  useResetLinkMutation,
  useJobListQuery,
  useJobQuery,
  useSaveJobMutation,
  useCategoryListQuery,
  useCategoryQuery,
  useSaveCategoryMutation,
  useCompaniesQuery,
  useCompanyRecordQuery,
  useNextCompanyIdQuery,
  useCreateCompanyMutation,
  useChangeCompanyMutation,
} = adminApi;

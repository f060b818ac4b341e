import { timesheetTags } from '@stundenbuch/domain/records/timesheet/tags';
import { customerTags } from '@stundenbuch/domain/sides/customers/tags';
import { inventoryTags } from '@stundenbuch/domain/sides/inventory/tags';
import type {
  Company,
  CompanyChange,
  CompanyDetail,
  CompanyInput,
  NextCompanyId,
} from '@stundenbuch/domain/sides/people/company-contract';
import type {
  Category,
  CategoryInput,
  Job,
  JobInput,
  WorkerChange,
  WorkerInput,
} from '@stundenbuch/domain/sides/people/contract';
import type { ReleasedMails } from '@stundenbuch/domain/sides/people/mail-contract';
import type { RecordingInput, RecordingPreview } from '@stundenbuch/domain/sides/people/recording';
import { adminTags } from '@stundenbuch/domain/sides/people/tags';
import { projectTags } from '@stundenbuch/domain/sides/projects/tags';
import type { MadeCode } from '@stundenbuch/domain/sides/session/code-contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { VACATION_DEPENDS_ON } from '@stundenbuch/domain/workflows/month/figure-tags';
import { api } from '@stundenbuch/web/api';

/** One person with the vacation account. */
export type Worker = CurrentUser;

/** POST without an id, else PUT. */
const save =
  (path: string) =>
  ({ id, input }: { id: number | null; input: object }) => ({
    url: id === null ? path : `${path}/${id}`,
    method: id === null ? 'POST' : 'PUT',
    body: input,
  });

const adminApi = api
  .enhanceEndpoints({
    addTagTypes: [
      ...adminTags,
      ...customerTags,
      ...inventoryTags,
      ...projectTags,
      ...timesheetTags,
      ...VACATION_DEPENDS_ON,
    ],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      workers: build.query<Worker[], void>({ query: () => '/user', providesTags: VACATION_DEPENDS_ON }),
      workersOfCompany: build.query<Worker[], number>({
        query: (company) => `/user/all/${company}`,
        providesTags: ['User'],
      }),
      worker: build.query<Worker, string>({
        // No tag: after a change of the e-mail or a deletion it would be refetched, and be gone.
        query: (email) => `/user/email/${encodeURIComponent(email)}`,
      }),
      createWorker: build.mutation<Worker, Partial<WorkerInput>>({
        query: (input) => ({ url: '/user', method: 'POST', body: input }),
        invalidatesTags: (created) => (created ? ['User', 'Company'] : []),
      }),
      changeWorker: build.mutation<Worker, { id: number; input: WorkerChange }>({
        query: save('/user'),
        invalidatesTags: (changed) => (changed ? ['User', 'Company', 'Entry'] : []),
      }),
      previewRecording: build.mutation<RecordingPreview, { id: number; body: RecordingInput }>({
        query: ({ id, body }) => ({ url: `/user/${id}/recording`, method: 'POST', body }),
      }),
      deleteWorker: build.mutation<{ id: number }, number>({
        query: (id) => ({ url: `/user/${id}`, method: 'DELETE' }),
        invalidatesTags: (deleted) => (deleted ? ['User', 'Company'] : []),
      }),
      invite: build.mutation<MadeCode, { id: number; mail?: boolean }>({
        query: ({ id, mail }) => ({
          url: `/user/${id}/invite`,
          method: 'POST',
          body: mail ? { mail } : {},
        }),
        invalidatesTags: (made) => (made ? ['User'] : []),
      }),
      releaseMail: build.mutation<ReleasedMails, number>({
        query: (id) => ({ url: `/user/${id}/held`, method: 'DELETE' }),
        invalidatesTags: (done) => (done ? ['User'] : []),
      }),
      resetLink: build.mutation<MadeCode, number>({
        query: (id) => ({ url: `/user/${id}/reset`, method: 'POST', body: {} }),
      }),
      resetFactor: build.mutation<{ removed: number }, number>({
        query: (id) => ({ url: `/user/${id}/factor`, method: 'DELETE' }),
        invalidatesTags: ['User'],
      }),
      jobList: build.query<Job[], void>({ query: () => '/company/jobs', providesTags: ['Job'] }),
      job: build.query<Job, string>({
        query: (id) => `/company/job/${encodeURIComponent(id)}`,
        providesTags: ['Job'],
      }),
      saveJob: build.mutation<Job, { id: number | null; input: JobInput }>({
        query: save('/company/job'),
        invalidatesTags: (saved) => (saved ? ['Job', 'User', 'HourlyRate'] : []),
      }),
      categoryList: build.query<Category[], void>({ query: () => '/category', providesTags: ['Category'] }),
      category: build.query<Category, string>({
        query: (id) => `/category/${encodeURIComponent(id)}`,
        providesTags: ['Category'],
      }),
      saveCategory: build.mutation<Category, { id: number | null; input: CategoryInput }>({
        query: save('/category'),
        invalidatesTags: (saved) => (saved ? ['Category', 'Project', 'Inventory'] : []),
      }),
      companies: build.query<Company[], void>({ query: () => '/company/all', providesTags: ['Company'] }),
      companyRecord: build.query<CompanyDetail, string>({
        query: (id) => `/company/${encodeURIComponent(id)}`,
        providesTags: ['Company', 'Job'],
      }),
      nextCompanyId: build.query<NextCompanyId, void>({
        query: () => '/company/next-id',
        keepUnusedDataFor: 0,
      }),
      createCompany: build.mutation<CompanyDetail, CompanyInput>({
        query: (input) => ({ url: '/company', method: 'POST', body: input }),
        invalidatesTags: (created) => (created ? ['Company'] : []),
      }),
      changeCompany: build.mutation<CompanyDetail, { id: number; input: CompanyChange }>({
        query: save('/company'),
        invalidatesTags: (changed) => (changed ? ['Company', 'Address'] : []),
      }),
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

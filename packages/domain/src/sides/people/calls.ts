import { call } from '../../access/call.ts';
import { VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import type { MadeLinkCode } from '../session/code-contract.ts';
import type { CurrentUser } from '../session/contract.ts';
import { adminAccess } from './access.ts';
import type {
  Company,
  CompanyChange,
  CompanyDetail,
  CompanyInput,
  NextCompanyId,
} from './company-contract.ts';
import type {
  Category,
  CategoryInput,
  Job,
  JobDetail,
  JobInput,
  ReleasedMails,
  WorkerChange,
  WorkerInput,
} from './contract.ts';
import type { FirstSteps } from './first-steps-contract.ts';
import type { RecordingInput, RecordingPreview } from './recording.ts';

export const adminCalls = {
  workers: call<CurrentUser[]>()('GET user', adminAccess.workers, { reads: ['Job', ...VACATION_DEPENDS_ON] }),
  workersOfCompany: call<CurrentUser[]>()('GET user/all/:company', adminAccess.workersOfCompany, {
    reads: ['Job', ...VACATION_DEPENDS_ON],
  }),
  worker: call<CurrentUser>()('GET user/email/:email', adminAccess.worker, {
    reads: ['Job', ...VACATION_DEPENDS_ON],
  }),
  createWorker: call<CurrentUser, Partial<WorkerInput>>()('POST user', adminAccess.createWorker, {
    changes: ['User', 'Company', 'Ledger'],
  }),
  changeWorker: call<CurrentUser, WorkerChange>()('PUT user/:id', adminAccess.changeWorker, {
    changes: ['User', 'Company', 'Entry'],
  }),
  previewRecording: call<RecordingPreview, RecordingInput>()(
    'POST user/:id/recording',
    adminAccess.previewRecording,
  ),
  deleteWorker: call<{ id: number }>()('DELETE user/:id', adminAccess.deleteWorker, {
    changes: ['User', 'Company'],
  }),
  invite: call<MadeLinkCode, { mail?: boolean }>()('POST user/:id/invite', adminAccess.invite, {
    personOnly: true,
    changes: ['User'],
  }),
  releaseMail: call<ReleasedMails>()('DELETE user/:id/held', adminAccess.releaseMail, { changes: ['User'] }),
  resetLink: call<MadeLinkCode>()('POST user/:id/reset', adminAccess.resetLink, {
    proof: true,
  }),
  resetFactor: call<{ removed: number }>()('DELETE user/:id/factor', adminAccess.resetFactor, {
    proof: true,
    changes: ['User'],
  }),
  jobs: call<Job[]>()('GET company/jobs', adminAccess.jobs, { reads: ['Job'] }),
  job: call<JobDetail>()('GET company/job/:id', adminAccess.job, { reads: ['Job'] }),
  createJob: call<JobDetail, JobInput>()('POST company/job', adminAccess.createJob, {
    changes: ['Job', 'User', 'HourlyRate'],
  }),
  changeJob: call<JobDetail, JobInput>()('PUT company/job/:id', adminAccess.changeJob, {
    changes: ['Job', 'User', 'HourlyRate'],
  }),
  categories: call<Category[]>()('GET category', adminAccess.categories, { reads: ['Category'] }),
  category: call<Category>()('GET category/:id', adminAccess.category, { reads: ['Category'] }),
  createCategory: call<Category, CategoryInput>()('POST category', adminAccess.createCategory, {
    changes: ['Category', 'Project', 'Inventory'],
  }),
  changeCategory: call<Category, CategoryInput>()('PUT category/:id', adminAccess.changeCategory, {
    changes: ['Category', 'Project', 'Inventory'],
  }),
  companies: call<Company[]>()('GET company/all', adminAccess.companies, { reads: ['Company'] }),
  company: call<CompanyDetail>()('GET company/:id', adminAccess.company, {
    reads: ['Company', 'Job', 'Address'],
  }),
  nextCompanyId: call<NextCompanyId>()('GET company/next-id', adminAccess.nextCompanyId),
  createCompany: call<CompanyDetail, CompanyInput>()('POST company', adminAccess.createCompany, {
    changes: ['Company'],
  }),
  changeCompany: call<CompanyDetail, CompanyChange>()('PUT company/:id', adminAccess.changeCompany, {
    changes: ['Company', 'Address'],
  }),
  firstSteps: call<FirstSteps>()('GET company/first-steps', adminAccess.firstSteps),
  dismissFirstSteps: call<FirstSteps>()('DELETE company/first-steps', adminAccess.dismissFirstSteps, {
    changes: ['Company'],
  }),
};

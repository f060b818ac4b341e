import { call } from '../../access/call.ts';
import { VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import type { MadeCode } from '../session/code-contract.ts';
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
  JobInput,
  ReleasedMails,
  WorkerChange,
  WorkerInput,
} from './contract.ts';
import type { FirstSteps } from './first-steps-contract.ts';
import type { RecordingInput, RecordingPreview } from './recording.ts';

export const adminCalls = {
  workers: call<CurrentUser[]>()('GET user', adminAccess.workers, {
    title: 'The people of the caller\u2019s company',
    reads: ['Job', ...VACATION_DEPENDS_ON],
  }),
  workersOfCompany: call<CurrentUser[]>()('GET user/all/:company', adminAccess.workersOfCompany, {
    title: 'The people of a company; another company than the caller\u2019s only for a global admin',
    reads: ['Job', ...VACATION_DEPENDS_ON],
  }),
  worker: call<CurrentUser>()('GET user/email/:email', adminAccess.worker, {
    title: 'One person with the vacation account',
    reads: ['Job', ...VACATION_DEPENDS_ON],
  }),
  createWorker: call<CurrentUser, Partial<WorkerInput>>()('POST user', adminAccess.createWorker, {
    title: 'Create a person, who then registers with the e-mail; a global admin chooses the company',
    changes: ['User', 'Company', 'Ledger'],
  }),
  changeWorker: call<CurrentUser, WorkerChange>()('PUT user/:id', adminAccess.changeWorker, {
    title: 'Change a person: admins everything, others their own name',
    changes: ['User', 'Company', 'Entry'],
  }),
  previewRecording: call<RecordingPreview, RecordingInput>()(
    'POST user/:id/recording',
    adminAccess.previewRecording,
    { title: 'What another day from which a person is recorded would change' },
  ),
  deleteWorker: call<{ id: number }>()('DELETE user/:id', adminAccess.deleteWorker, {
    title: 'Delete a person without entries',
    changes: ['User', 'Company'],
  }),
  invite: call<MadeCode, { mail?: boolean }>()('POST user/:id/invite', adminAccess.invite, {
    title: 'Invite a person to register, for 14 days; it ends the invitation before',
    changes: ['User'],
  }),
  releaseMail: call<ReleasedMails>()('DELETE user/:id/held', adminAccess.releaseMail, {
    title: 'Send mails to a person\u2019s e-mail again, after the mail server refused it',
    changes: ['User'],
  }),
  resetLink: call<MadeCode>()('POST user/:id/reset', adminAccess.resetLink, {
    title: 'Let a person set a new password, within 60 minutes; it ends the link before',
    proof: true,
  }),
  resetFactor: call<{ removed: number }>()('DELETE user/:id/factor', adminAccess.resetFactor, {
    title: 'Remove the second factors of a person who has lost them; all sessions of the person end',
    proof: true,
    changes: ['User'],
  }),
  jobs: call<Job[]>()('GET company/jobs', adminAccess.jobs, {
    title: 'The jobs of the company',
    reads: ['Job'],
  }),
  job: call<Job>()('GET company/job/:id', adminAccess.job, { title: 'One job', reads: ['Job'] }),
  createJob: call<Job, JobInput>()('POST company/job', adminAccess.createJob, {
    title: 'Create a job',
    changes: ['Job', 'User', 'HourlyRate'],
  }),
  changeJob: call<Job, JobInput>()('PUT company/job/:id', adminAccess.changeJob, {
    title: 'Rename a job',
    changes: ['Job', 'User', 'HourlyRate'],
  }),
  categories: call<Category[]>()('GET category', adminAccess.categories, {
    title: 'The categories of projects and inventory',
    reads: ['Category'],
  }),
  category: call<Category>()('GET category/:id', adminAccess.category, {
    title: 'One category',
    reads: ['Category'],
  }),
  createCategory: call<Category, CategoryInput>()('POST category', adminAccess.createCategory, {
    title: 'Create a category',
    changes: ['Category', 'Project', 'Inventory'],
  }),
  changeCategory: call<Category, CategoryInput>()('PUT category/:id', adminAccess.changeCategory, {
    title: 'Rename a category',
    changes: ['Category', 'Project', 'Inventory'],
  }),
  companies: call<Company[]>()('GET company/all', adminAccess.companies, {
    title: 'All companies',
    reads: ['Company'],
  }),
  company: call<CompanyDetail>()('GET company/:id', adminAccess.company, {
    title:
      'One company with its address and jobs; another company than the caller\u2019s only for a global admin',
    reads: ['Company', 'Job', 'Address'],
  }),
  nextCompanyId: call<NextCompanyId>()('GET company/next-id', adminAccess.nextCompanyId, {
    title: 'A number that no company has, for the form of a new one',
  }),
  createCompany: call<CompanyDetail, CompanyInput>()('POST company', adminAccess.createCompany, {
    title: 'Create a company, with the modules and features asked for and its first place',
    changes: ['Company'],
  }),
  changeCompany: call<CompanyDetail, CompanyChange>()('PUT company/:id', adminAccess.changeCompany, {
    title: 'Change name, modules and address of a company',
    changes: ['Company', 'Address'],
  }),
  firstSteps: call<FirstSteps>()('GET company/first-steps', adminAccess.firstSteps, {
    title: 'What the admin of a new company does first, and what of it is done',
  }),
  dismissFirstSteps: call<FirstSteps>()('DELETE company/first-steps', adminAccess.dismissFirstSteps, {
    title: 'Show the first steps to nobody of the company again',
    changes: ['Company'],
  }),
};

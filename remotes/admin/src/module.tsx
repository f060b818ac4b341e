import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { RemoteModule } from '@stundenbuch/web/module';
import './admin.css';

export const pages: RemoteModule['pages'] = {
  myCompany: lazyPage(async () => (await import('./company/my-company-page.tsx')).MyCompanyPage),
  companySettings: lazyPage(
    async () => (await import('./settings/company-settings-page.tsx')).CompanySettingsPage,
  ),
  workers: lazyPage(async () => (await import('./people/workers-page.tsx')).WorkersPage),
  worker: lazyPage(async () => (await import('./people/worker-page.tsx')).WorkerPage),
  newWorker: lazyPage(async () => (await import('./people/new-worker-page.tsx')).NewWorkerPage),
  manageWorker: lazyPage(async () => (await import('./people/manage-worker-page.tsx')).ManageWorkerPage),
  jobs: lazyPage(async () => (await import('./company/jobs-page.tsx')).JobsPage),
  job: lazyPage(async () => (await import('./company/job-page.tsx')).JobPage),
  categories: lazyPage(async () => (await import('./company/categories-page.tsx')).CategoriesPage),
  category: lazyPage(async () => (await import('./company/category-page.tsx')).CategoryPage),
  companyCalendar: lazyPage(
    async () => (await import('./calendar/company-calendar-page.tsx')).CompanyCalendarPage,
  ),
  companyDay: lazyPage(async () => (await import('./calendar/company-day-page.tsx')).CompanyDayPage),
  companyPlace: lazyPage(async () => (await import('./calendar/company-place-page.tsx')).CompanyPlacePage),
  companyClosure: lazyPage(
    async () => (await import('./calendar/company-shutdown-page.tsx')).CompanyShutdownPage,
  ),
  teams: lazyPage(async () => (await import('./teams/teams-page.tsx')).TeamsPage),
  team: lazyPage(async () => (await import('./teams/team-page.tsx')).TeamPage),
  surchargeRules: lazyPage(
    async () => (await import('./surcharges/surcharge-rules-page.tsx')).SurchargeRulesPage,
  ),
  import: lazyPage(async () => (await import('./import/import-page.tsx')).ImportPage),
  companies: lazyPage(async () => (await import('./company/companies-page.tsx')).CompaniesPage),
  newCompany: lazyPage(async () => (await import('./company/new-company-page.tsx')).NewCompanyPage),
  audit: lazyPage(async () => (await import('./log/audit-page.tsx')).AuditPage),
  securityLog: lazyPage(async () => (await import('./log/security-log-page.tsx')).SecurityLogPage),
  leaveWorker: lazyPage(async () => (await import('./privacy/leave-page.tsx')).LeavePage),
  processingRegister: lazyPage(async () => (await import('./privacy/register-page.tsx')).RegisterPage),
  editCompany: lazyPage(async () => (await import('./company/edit-company-page.tsx')).EditCompanyPage),
};

export const slots: RemoteModule['slots'] = {
  corrections: lazyPage(async () => (await import('./log/corrections.tsx')).Corrections),
  contractTab: lazyPage(async () => (await import('./people/contract-tab.tsx')).ContractTab),
  firstSteps: lazyPage(async () => (await import('./company/first-steps.tsx')).FirstSteps),
  freeDays: lazyPage(async () => (await import('./calendar/free-days.tsx')).FreeDays),
  ownDeputies: lazyPage(async () => (await import('./teams/deputies.tsx')).OwnDeputies),
  ownLog: lazyPage(async () => (await import('./log/own-log.tsx')).OwnLog),
  recordLog: lazyPage(async () => (await import('./log/record-log.tsx')).RecordLog),
};

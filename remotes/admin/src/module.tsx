import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { RemoteModule } from '@stundenbuch/web/module';
import './admin.css';

export const pages: RemoteModule['pages'] = {
  myCompany: lazyPage(async () => (await import('./my-company-page.tsx')).MyCompanyPage),
  companySettings: lazyPage(async () => (await import('./company-settings-page.tsx')).CompanySettingsPage),
  workers: lazyPage(async () => (await import('./workers-page.tsx')).WorkersPage),
  worker: lazyPage(async () => (await import('./worker-page.tsx')).WorkerPage),
  newWorker: lazyPage(async () => (await import('./new-worker-page.tsx')).NewWorkerPage),
  manageWorker: lazyPage(async () => (await import('./manage-worker-page.tsx')).ManageWorkerPage),
  jobs: lazyPage(async () => (await import('./jobs-page.tsx')).JobsPage),
  job: lazyPage(async () => (await import('./job-page.tsx')).JobPage),
  categories: lazyPage(async () => (await import('./categories-page.tsx')).CategoriesPage),
  category: lazyPage(async () => (await import('./category-page.tsx')).CategoryPage),
  companyCalendar: lazyPage(async () => (await import('./company-calendar-page.tsx')).CompanyCalendarPage),
  companyDay: lazyPage(async () => (await import('./company-day-page.tsx')).CompanyDayPage),
  companyPlace: lazyPage(async () => (await import('./company-place-page.tsx')).CompanyPlacePage),
  companyClosure: lazyPage(async () => (await import('./company-closure-page.tsx')).CompanyClosurePage),
  companies: lazyPage(async () => (await import('./companies-page.tsx')).CompaniesPage),
  newCompany: lazyPage(async () => (await import('./new-company-page.tsx')).NewCompanyPage),
  audit: lazyPage(async () => (await import('./audit-page.tsx')).AuditPage),
  securityLog: lazyPage(async () => (await import('./security-log-page.tsx')).SecurityLogPage),
  editCompany: lazyPage(async () => (await import('./edit-company-page.tsx')).EditCompanyPage),
};

export const slots: RemoteModule['slots'] = {
  corrections: lazyPage(async () => (await import('./corrections.tsx')).Corrections),
  contractTab: lazyPage(async () => (await import('./contract-tab.tsx')).ContractTab),
  firstSteps: lazyPage(async () => (await import('./first-steps.tsx')).FirstSteps),
  freeDays: lazyPage(async () => (await import('./free-days.tsx')).FreeDays),
  ownLog: lazyPage(async () => (await import('./own-log.tsx')).OwnLog),
  recordLog: lazyPage(async () => (await import('./record-log.tsx')).RecordLog),
};

import { late } from '@stundenbuch/web/late';
import type { RemoteModule } from '@stundenbuch/web/module';
import './admin.css';

export const pages: RemoteModule['pages'] = {
  myCompany: late(async () => (await import('./my-company-page.tsx')).MyCompanyPage),
  workers: late(async () => (await import('./workers-page.tsx')).WorkersPage),
  worker: late(async () => (await import('./worker-page.tsx')).WorkerPage),
  newWorker: late(async () => (await import('./new-worker-page.tsx')).NewWorkerPage),
  manageWorker: late(async () => (await import('./manage-worker-page.tsx')).ManageWorkerPage),
  jobs: late(async () => (await import('./jobs-page.tsx')).JobsPage),
  job: late(async () => (await import('./job-page.tsx')).JobPage),
  categories: late(async () => (await import('./categories-page.tsx')).CategoriesPage),
  category: late(async () => (await import('./category-page.tsx')).CategoryPage),
  companies: late(async () => (await import('./companies-page.tsx')).CompaniesPage),
  newCompany: late(async () => (await import('./new-company-page.tsx')).NewCompanyPage),
  editCompany: late(async () => (await import('./edit-company-page.tsx')).EditCompanyPage),
};

export const slots: RemoteModule['slots'] = {};

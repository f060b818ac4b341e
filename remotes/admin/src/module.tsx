import type { RemoteModule } from '@stundenbuch/web/module';
import { CategoriesPage } from './categories-page.tsx';
import { CategoryPage } from './category-page.tsx';
import { CompaniesPage } from './companies-page.tsx';
import { EditCompanyPage } from './edit-company-page.tsx';
import { JobPage } from './job-page.tsx';
import { JobsPage } from './jobs-page.tsx';
import { ManageWorkerPage } from './manage-worker-page.tsx';
import { MyCompanyPage } from './my-company-page.tsx';
import { NewCompanyPage } from './new-company-page.tsx';
import { NewWorkerPage } from './new-worker-page.tsx';
import { WorkerPage } from './worker-page.tsx';
import { WorkersPage } from './workers-page.tsx';
import './admin.css';

export const pages: RemoteModule['pages'] = {
  myCompany: MyCompanyPage,
  workers: WorkersPage,
  worker: WorkerPage,
  newWorker: NewWorkerPage,
  manageWorker: ManageWorkerPage,
  jobs: JobsPage,
  job: JobPage,
  categories: CategoriesPage,
  category: CategoryPage,
  companies: CompaniesPage,
  newCompany: NewCompanyPage,
  editCompany: EditCompanyPage,
};

export const slots: RemoteModule['slots'] = {};

import type { RemoteModule } from '@stundenbuch/web/module';
import './projects.css';
import { ProjectDetailPage } from './project-detail-page.tsx';
import { ChangeProjectPage, NewProjectPage } from './project-form-pages.tsx';
import { ProjectsPage } from './projects-page.tsx';

const module: RemoteModule = {
  pages: {
    list: ProjectsPage,
    detail: ProjectDetailPage,
    create: NewProjectPage,
    change: ChangeProjectPage,
  },
};

export const { pages } = module;

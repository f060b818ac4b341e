import { late } from '@stundenbuch/web/late';
import type { RemoteModule } from '@stundenbuch/web/module';
import './projects.css';

const module: RemoteModule = {
  pages: {
    list: late(async () => (await import('./projects-page.tsx')).ProjectsPage),
    detail: late(async () => (await import('./project-detail-page.tsx')).ProjectDetailPage),
    create: late(async () => (await import('./project-form-pages.tsx')).NewProjectPage),
    change: late(async () => (await import('./project-form-pages.tsx')).ChangeProjectPage),
  },
};

export const { pages } = module;

import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { RemoteModule } from '@stundenbuch/web/module';

const module: RemoteModule = {
  pages: {
    list: lazyPage(async () => (await import('./projects-page.tsx')).ProjectsPage),
    detail: lazyPage(async () => (await import('./project-detail-page.tsx')).ProjectDetailPage),
    create: lazyPage(async () => (await import('./project-form-pages.tsx')).NewProjectPage),
    change: lazyPage(async () => (await import('./project-form-pages.tsx')).ChangeProjectPage),
  },
};

export const { pages } = module;

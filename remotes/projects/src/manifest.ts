import { projectNavigation, projectPages } from '@stundenbuch/domain/sides/projects/access';
import type { ModuleManifest } from '@stundenbuch/web/module';

const manifest: ModuleManifest = {
  name: 'projects',
  flags: ['projectbooking', 'projects'],
  navigation: [
    {
      label: 'Projekte',
      path: '/projects',
      icon: 'project',
      order: 10,
      access: projectNavigation['/projects'],
    },
  ],
  routes: [
    { path: '/projects', page: 'list', access: projectPages['/projects'] },
    { path: '/project-detail', page: 'detail', access: projectPages['/project-detail'], under: '/projects' },
    { path: '/new-project', page: 'create', access: projectPages['/new-project'], under: '/projects' },
    { path: '/manage-project', page: 'change', access: projectPages['/manage-project'], under: '/projects' },
  ],
  slots: [],
};

export default manifest;

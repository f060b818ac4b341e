import { projectNavigation, projectPages } from '@stundenbuch/domain/sides/projects/access';
import { projectCalls } from '@stundenbuch/domain/sides/projects/calls';
import type { Project } from '@stundenbuch/domain/sides/projects/contract';
import type { ModuleManifest, RecordList } from '@stundenbuch/web/module';

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
  commands: [
    { label: 'Projekt anlegen', path: '/new-project', icon: 'project', access: projectPages['/new-project'] },
  ],
  records: [
    {
      kind: 'Projekt',
      icon: 'project',
      call: projectCalls.list,
      query: { archived: '0' },
      label: ['project_name'],
      hint: ['internal_id', 'customer_name'],
      path: '/project-detail?id=',
      by: 'id',
    } satisfies RecordList<Project>,
  ],
};

export default manifest;

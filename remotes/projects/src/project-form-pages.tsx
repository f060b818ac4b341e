import type { ProjectDetail } from '@stundenbuch/domain/sides/projects/contract';
import { OpenById, PageHeader, Panel } from '@stundenbuch/web/kit';
import { ProjectForm } from './project-form.tsx';
import { useProjectQuery } from './projects.api.ts';

/** /new-project */
export function NewProjectPage() {
  return (
    <>
      <PageHeader title="Projekt anlegen" />
      <Panel>
        <ProjectForm project={null} />
      </Panel>
    </>
  );
}

/** /manage-project?id */
export function ChangeProjectPage() {
  return (
    <>
      <PageHeader title="Projekt bearbeiten" />
      <Panel>
        <OpenById<ProjectDetail> useOne={useProjectQuery}>
          {(project) => <ProjectForm key={project.id} project={project} />}
        </OpenById>
      </Panel>
    </>
  );
}

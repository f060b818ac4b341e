import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { OpenProject } from './open-project.tsx';
import { ProjectForm } from './project-form.tsx';

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
        <OpenProject>{(project) => <ProjectForm key={project.id} project={project} />}</OpenProject>
      </Panel>
    </>
  );
}

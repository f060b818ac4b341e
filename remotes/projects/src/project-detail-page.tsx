import { allows } from '@stundenbuch/domain/access/access';
import { hasBudgets } from '@stundenbuch/domain/accounts/budgets/access';
import { projectPages } from '@stundenbuch/domain/sides/projects/access';
import type { ProjectDetail } from '@stundenbuch/domain/sides/projects/contract';
import { formatDay } from '@stundenbuch/web/format';
import { ButtonLink, Facts, OpenById, PageHeader, Panel } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { CustomerOfProject } from './customer-of-project.tsx';
import { HoursOfProject } from './hours-of-project.tsx';
import { BookingsOfProject } from './project-bookings.tsx';
import { RatesOfProject } from './project-rates.tsx';
import { ProjectStatus } from './project-status.tsx';
import { hoursOf } from './project-sums.ts';
import { useProjectQuery } from './projects.api.ts';

// Nothing of them is fetched where the company has no budgets.
const ArchiveButton = lazyPage(async () => (await import('./archive-button.tsx')).ArchiveButton);
const BudgetOfProject = lazyPage(async () => (await import('./project-budget.tsx')).BudgetOfProject);

/** /project-detail?id */
export function ProjectDetailPage() {
  return (
    <OpenById<ProjectDetail> useOne={useProjectQuery}>
      {(project) => <Detail key={project.id} project={project} />}
    </OpenById>
  );
}

function Detail({ project }: { project: ProjectDetail }) {
  const { who } = useSession();
  const flags = who?.flags ?? [];
  const mayChange = allows(projectPages['/manage-project'], who);
  const changePath = `/manage-project?id=${project.id}`;
  const booked = flags.includes('projectbooking');
  return (
    <>
      <PageHeader
        title={project.project_name}
        actions={
          mayChange && (
            <>
              {hasBudgets(who ?? {}) && <ArchiveButton project={project} />}
              <ButtonLink to={changePath} icon="edit">
                Bearbeiten
              </ButtonLink>
            </>
          )
        }
      />
      <div className="sb-beside">
        <div>
          <Panel title="Angaben">
            <Facts
              facts={[
                ['Interne ID', project.internal_id],
                ['Kategorie', project.category_name],
                [
                  'Status',
                  <ProjectStatus key="status" status={project.status} archived={project.archived} />,
                ],
                ['Beginn', formatDay(project.start_date)],
                ['Ende', formatDay(project.end_date)],
                ...(flags.includes('customer') ? [['Kunde', customerOf(project)] as const] : []),
                ...(booked ? hoursOf(project) : []),
              ]}
            />
          </Panel>
          <Panel title="Notizen">
            <p className="sb-notes">{project.notes ?? 'Es gibt keine Notizen.'}</p>
          </Panel>
          {booked && hasBudgets(who ?? {}) && <BudgetOfProject project={project.id} />}
        </div>
        <div>
          <RatesOfProject
            project={project.id}
            step={mayChange && <ButtonLink to={changePath}>Stundensätze eintragen</ButtonLink>}
          />
          {booked && <HoursOfProject project={project.id} />}
        </div>
      </div>
      {booked && <BookingsOfProject project={project.id} sum={project.sum_hours} />}
    </>
  );
}

const customerOf = (project: ProjectDetail) =>
  project.customer === null ? null : <CustomerOfProject project={project} />;

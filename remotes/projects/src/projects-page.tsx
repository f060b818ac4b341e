import { allows } from '@stundenbuch/domain/access/access';
import { hasBudgets } from '@stundenbuch/domain/accounts/budgets/access';
import { projectPages } from '@stundenbuch/domain/sides/projects/access';
import type { Project } from '@stundenbuch/domain/sides/projects/contract';
import {
  ALL_PROJECTS,
  PROJECT_STATUS,
  projectFilterOptions,
} from '@stundenbuch/domain/sides/projects/status';
import { ExportButton, SearchField, ServerTable, useServerList } from '@stundenbuch/web/data';
import { formatHours } from '@stundenbuch/web/format';
import {
  ButtonLink,
  CheckboxField,
  EditLink,
  IconLink,
  LoadFailure,
  PageHeader,
  Panel,
  SelectField,
  Spinner,
} from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { SplitView } from '@stundenbuch/web/split-view';
import { useId, useState } from 'react';
import { projectColumns, projectWorksheet } from './project-columns.tsx';
import { projectPage } from './projects.api.ts';

const ID = 'projects';

const pages = {
  '/project-detail': lazyPage(
    async () => (await import('./project-detail-page.tsx')).ProjectDetailPage,
    Spinner,
  ),
};
const SIZE = 8;

/** /projects: its columns depend on the company's flags. */
export function ProjectsPage() {
  const { who } = useSession();
  const [status, setStatus] = useState<number>(PROJECT_STATUS.inProgress);
  const withBudgets = hasBudgets(who ?? {});
  const [withArchive, setWithArchive] = useState(false);
  const list = useServerList(
    projectPage,
    { id: ID, size: SIZE },
    {
      status,
      ...(withBudgets && !withArchive && { archived: '0' as const }),
    },
  );
  const statusId = useId();
  const archiveId = useId();
  const { data, all, query } = list;
  if (list.hasFailed) return <LoadFailure title="Projekte" error={list.error} onRetry={list.refetch} />;

  const flags = who?.flags ?? [];
  const mayChange = allows(projectPages['/manage-project'], who);
  const isNarrowed = status !== PROJECT_STATUS.inProgress && status !== ALL_PROJECTS;
  const reset = () => {
    setStatus(PROJECT_STATUS.inProgress);
    list.toPage(1);
  };
  return (
    <>
      <PageHeader
        title="Projekte"
        actions={
          <>
            <ExportButton
              id={ID}
              columns={projectWorksheet(flags, withBudgets)}
              rows={all}
              disabled={!data}
            />
            {mayChange && (
              <ButtonLink to="/new-project" kind="primary" icon="add">
                Projekt anlegen
              </ButtonLink>
            )}
          </>
        }
      />
      <SplitView name="Projekte" pages={pages}>
        <Panel>
          <div className="sb-filters">
            <SelectField
              id={statusId}
              name="status"
              label="Status"
              value={status}
              options={projectFilterOptions}
              onChange={(chosen) => {
                setStatus(chosen);
                list.toPage(1);
              }}
            />
            <SearchField {...list.searching} />
            {withBudgets && (
              <CheckboxField
                id={archiveId}
                name="archive"
                label="Archiv zeigen"
                value={withArchive}
                onChange={(on) => {
                  setWithArchive(on);
                  list.toPage(1);
                }}
              />
            )}
          </div>
          <ServerTable
            list={list}
            id={ID}
            label="Projekte"
            columns={projectColumns(flags, withBudgets)}
            rowKey={({ id }) => id}
            pageSize={SIZE}
            to={({ id }) => `/project-detail?id=${id}`}
            {...(typeof data?.hours === 'number' && {
              summary: { project_name: 'Summe', sum_hours: formatHours(data.hours) },
            })}
            onReset={isNarrowed ? reset : undefined}
            step={mayChange && <ButtonLink to="/new-project">Projekt anlegen</ButtonLink>}
            empty={nothingFound(status, query.search)}
            actions={(project) => <ProjectLinks project={project} mayChange={mayChange} />}
          />
        </Panel>
      </SplitView>
    </>
  );
}

function nothingFound(status: number, search: string | undefined): string {
  if (search) return 'Kein Projekt passt zu Filter und Suche.';
  return status === ALL_PROJECTS ? 'Es ist noch kein Projekt angelegt.' : 'Kein Projekt hat diesen Status.';
}

function ProjectLinks({
  project: { id, project_name },
  mayChange,
}: {
  project: Project;
  mayChange: boolean;
}) {
  return (
    <>
      <IconLink to={`/project-detail?id=${id}`} icon="show" label={`${project_name} ansehen`} />
      {mayChange && <EditLink to={`/manage-project?id=${id}`} label={`${project_name} bearbeiten`} />}
    </>
  );
}

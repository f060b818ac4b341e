import { allows } from '@stundenbuch/domain/access/access';
import type { AnalysedProject, AnalysisGroup } from '@stundenbuch/domain/accounts/analysis/contract';
import { projectPages } from '@stundenbuch/domain/sides/projects/access';
import { formatHours, formatNumber, formatWholeEuro } from '@stundenbuch/web/format';
import { Button, ButtonLink, LoadFailure, Skeleton, Tabs } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnalysisGroupsQuery } from './analysis.api.ts';
import { GROUP_WORDS, nameOfRow } from './group-columns.tsx';
import { LatestBookings } from './latest-bookings.tsx';
import { bookingsPath, groupPath, type ShownPeriod } from './paths.ts';

const BudgetLine = lazyPage(
  async () => (await import('./budget-line.tsx')).BudgetLine,
  () => <Skeleton lines={8} />,
);

interface Props {
  period: ShownPeriod;
  project: AnalysedProject;
}

const SHOWN = 5;

const WAYS = [
  { key: 'person', label: 'Mitarbeiter' },
  { key: 'job', label: 'Arbeitsplatz' },
  { key: 'month', label: 'Monat' },
] as const;

/** What a row opens to: who, as what and when; the course of the hours; and the bookings themselves. */
export function Reasons({ period, project }: Props) {
  const { who } = useSession();
  const { id, bookings, project_name } = project;
  return (
    <div className="an-opened">
      <section aria-label={`Woran es lag: ${project_name}`}>
        <h2>Woran es lag</h2>
        <Tabs
          label="Woran es lag"
          tabs={WAYS.map(({ key, label }) => ({
            key,
            label,
            content: <Shares {...{ period, project }} by={key} />,
          }))}
        />
      </section>
      <BudgetLine project={project} />
      <LatestBookings period={period} project={id} />
      <div className="sb-line">
        <ButtonLink to={bookingsPath(period, { project: id })}>
          {bookings === 1 ? 'Die Buchung öffnen' : `${formatNumber(bookings)} Buchungen öffnen`}
        </ButtonLink>
        {allows(projectPages['/project-detail'], who) && (
          <ButtonLink to={`/project-detail?id=${id}`}>Projekt öffnen</ButtonLink>
        )}
      </div>
    </div>
  );
}

function Shares({ period, project, by }: Props & { by: AnalysisGroup }) {
  const { id } = project;
  const [isWhole, setWhole] = useState(false);
  const { currentData, error, refetch } = useAnalysisGroupsQuery({ ...period, project: String(id), by });
  if (error && !currentData) return <LoadFailure error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton lines={SHOWN} />;
  const { rows, total, by_todays_job } = currentData;
  const shown = isWhole || by === 'month' ? rows : rows.slice(0, SHOWN);
  const others = rows.length - shown.length;
  return (
    <>
      <table className="sb-simple-table an-shares" aria-label={`Stunden und Kosten je ${GROUP_WORDS[by]}`}>
        <thead>
          <tr>
            <th scope="col">{GROUP_WORDS[by]}</th>
            <th scope="col">Stunden</th>
            <th scope="col">Anteil</th>
            <th scope="col">Kosten</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <Link to={groupPath(period, by, row.key, { project: id })}>{nameOfRow(by, row)}</Link>
              </th>
              <td>{formatHours(row.hours)}</td>
              <td>{total.hours === 0 ? '–' : `${Math.round((row.hours / total.hours) * 100)} %`}</td>
              <td>{row.cost === null ? '–' : formatWholeEuro(row.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {`${others} weitere`}
        </Button>
      )}
      {by === 'job' && by_todays_job && (
        <p className="sb-muted">Ältere Buchungen sind mit heutigem Arbeitsplatz gerechnet.</p>
      )}
    </>
  );
}

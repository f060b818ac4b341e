import type { ProjectEmployees } from '@stundenbuch/domain/sides/projects/contract';
import { EmptyState, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useDeferredValue } from 'react';
import { inHours } from './project-sums.ts';
import { useProjectEmployeesQuery } from './projects.api.ts';

// The chart library is large: it is only loaded when there is something to draw, and the page works without it.
const EmployeeChart = lazyPage(
  () =>
    import('./employee-chart.tsx').then(
      (file) => file.EmployeeChart,
      () => ChartMissing,
    ),
  ({ employees }: Hours) => <Skeleton lines={employees.length} />,
);

type Hours = Pick<ProjectEmployees, 'employees'>;

/** Booked hours by person. */
export function HoursOfProject({ project }: { project: number }) {
  const { data: answer, error, refetch } = useProjectEmployeesQuery(project);
  const data = useDeferredValue(answer);
  return (
    <Panel title="Stunden je Mitarbeiter">
      {error && !answer && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={10} />}
      {data?.employees.length === 0 && <EmptyState>Auf dieses Projekt ist noch nichts gebucht.</EmptyState>}
      {data && data.employees.length > 0 && <EmployeeChart employees={data.employees} />}
      {data && data.others.count > 0 && <p className="sb-muted">{othersOf(data)}</p>}
    </Panel>
  );
}

function othersOf({ others: { count, hours } }: ProjectEmployees): string {
  const people = count === 1 ? 'ein weiterer Mitarbeiter' : `${count} weitere Mitarbeiter`;
  return `Dazu ${people} mit zusammen ${inHours(hours)}.`;
}

function ChartMissing({ employees }: Hours) {
  return (
    <>
      <p>Das Diagramm konnte nicht geladen werden.</p>
      <ul>
        {employees.map(({ user, first_name, name, hours }) => (
          <li key={user}>
            {first_name} {name}: {inHours(hours)}
          </li>
        ))}
      </ul>
    </>
  );
}

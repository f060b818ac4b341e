import { allows } from '@stundenbuch/domain/access/access';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import { firstOfMonth } from '@stundenbuch/domain/time/day';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import { useToday } from '@stundenbuch/web/clock';
import { formatFullDay } from '@stundenbuch/web/format';
import { EmptyLine, EmptyState, ErrorState, Icon, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { LastMonth } from '../shared/last-month.tsx';
import { personWeek } from '../shared/person-paths.ts';
import { useOverviewQuery } from '../shared/timesheet.api.ts';
import { type Fault, mendingPath } from './faults.ts';
import { type Load, useCompanyFaults, useFaultPeriod, useHasTodo, useOwnFaults } from './use-faults.ts';
import '../shared/lists.css';

/**
 * Admins see the whole company with names, everybody else only their own days. Where months are closed they have people and
 * their days under the last month.
 */
export function FaultsList() {
  const { who } = useSession();
  const hasTodo = useHasTodo();
  if (allows(timesheetSlots.companyFaults, who))
    return allows(monthParts.progress, who) ? null : <CompanyFaults />;
  return hasTodo ? null : <OwnFaults />;
}

function OwnFaults() {
  const { loads, faults } = useOwnFaults();
  return <Faults loads={loads} faults={faults} />;
}

function CompanyFaults() {
  const { loads, faults } = useCompanyFaults();
  return <Faults loads={loads} faults={faults} />;
}

function Faults({ loads, faults }: { loads: readonly Load[]; faults: readonly Fault[] }) {
  const complete = loads.every(({ data }) => data !== undefined);
  const failed = loads.filter(({ data, isError }) => isError && data === undefined);
  const retry = () => {
    for (const { refetch } of failed) refetch();
  };
  return (
    <Panel title="Fehler">
      <LastMonth kind="faults" />
      {!complete && failed.length === 0 && <Skeleton lines={3} />}
      {failed.length > 0 && <ErrorState message="Die Fehler konnten nicht geladen werden." onRetry={retry} />}
      {complete && faults.length === 0 && <NoFaults />}
      {(complete || failed.length > 0) && (
        <ul className="sb-rows ts-list">
          {faults.map((fault) => (
            <FaultRow key={fault.key} fault={fault} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** An all-clear only if something was checked: the days of this month up to yesterday. */
function NoFaults() {
  const today = useToday();
  const { who } = useSession();
  const { data: overview } = useOverviewQuery();
  const since = useFaultPeriod();
  if (!since && today === firstOfMonth(today)) {
    return <EmptyState>Der Monat hat heute begonnen, geprüft werden die Tage bis gestern.</EmptyState>;
  }
  if (overview && !overview.company.entries) {
    return <EmptyState>In Ihrem Unternehmen ist noch nichts gebucht.</EmptyState>;
  }
  const none = `Keine Fehler ${since ?? 'in diesem Monat'}.`;
  const hasFigures = [timesheetSlots.missingFigure, timesheetSlots.faultsFigure].some((row) =>
    allows(row, who),
  );
  return hasFigures ? <EmptyLine icon="done">{none}</EmptyLine> : <EmptyState icon="done">{none}</EmptyState>;
}

/** One's own day links to where it can be fixed, a colleague's to the colleague. */
function FaultRow({ fault }: { fault: Fault }) {
  const { day, person, reasons } = fault;
  const today = useToday();
  const { user, who } = useSession();
  const isOwn = person === null || person.user === user?.id;
  const path = isOwn
    ? mendingPath(fault, who?.flags ?? [], today)
    : allows(officePages['/person-week'], who)
      ? personWeek(person.email, day)
      : `/worker-details?user=${encodeURIComponent(person.email)}`;
  return (
    <li>
      <Link to={path}>
        <strong>{formatFullDay(day)}</strong>
        <span>
          {person && <strong>{person.name}</strong>}
          {reasons.map((reason) => (
            <small key={reason}>{reason}</small>
          ))}
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

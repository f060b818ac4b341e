import { type AccessRow, allows } from '@stundenbuch/domain/access/access';
import { calendarParts } from '@stundenbuch/domain/day/calendar/access';
import { timesheetPages } from '@stundenbuch/domain/records/timesheet/access';
import { adminPages } from '@stundenbuch/domain/sides/people/access';
import { projectPages } from '@stundenbuch/domain/sides/projects/access';
import { Awaited, Icon, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { useOverviewQuery } from '../shared/timesheet.api.ts';
import '../shared/lists.css';

interface Step {
  path: string;
  access: AccessRow;
  what: string;
  hint: string;
  isDone: boolean;
}

/** For the admin of a company without any records: the first things to do. With a calendar there is more, which the module of admins shows. */
export function FirstSteps() {
  const { who } = useSession();
  const { data, isLoading } = useOverviewQuery();
  if (allows(calendarParts.days, who)) return null;
  if (isLoading) return <Awaited />;
  if (!data || data.company.entries || !who) return null;
  const { people, projects } = data.company;
  const steps: Step[] = [
    {
      path: '/new-worker',
      access: adminPages['/new-worker'],
      what: 'Mitarbeiter anlegen',
      hint: 'Jede Person registriert sich danach mit ihrer E-Mail-Adresse',
      isDone: people,
    },
    {
      path: '/new-project',
      access: projectPages['/new-project'],
      what: 'Projekt anlegen',
      hint: 'Darauf werden die Stunden gebucht',
      isDone: projects,
    },
    {
      path: '/create-workingtime',
      access: timesheetPages['/create-workingtime'],
      what: 'Erste Arbeitszeit erfassen',
      hint: 'Beginn, Ende und Pause eines Tages',
      isDone: false,
    },
    {
      path: '/booking',
      access: timesheetPages['/booking'],
      what: 'Erste Projektstunden buchen',
      hint: 'Stunden für ein Projekt eintragen',
      isDone: false,
    },
  ];
  const open = steps.filter(({ access }) => allows(access, who));
  if (open.length === 0) return null;
  return (
    <Panel title="Erste Schritte">
      <ol className="sb-rows ts-list">
        {open.map(({ path, what, hint, isDone }) => (
          <li key={path}>
            <Link to={path}>
              <strong>{what}</strong>
              <span className="sb-muted">{isDone ? 'Erledigt' : hint}</span>
              <Icon name={isDone ? 'done' : 'next'} />
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

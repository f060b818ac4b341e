import { PageHeader, Tabs } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { analysisPagesFor } from '../reports/analysis-tiles.ts';
import { GroupsPanel } from './groups-panel.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { ProjectsTab } from './projects-tab.tsx';
import { type Tab, useShown } from './use-shown.ts';
import './analysis.css';

/** /analysis where the company has budgets and reports: what each project brought, and why. */
export function Analysis() {
  const { who } = useSession();
  const shown = useShown();
  const { period, today, choice, tab, show } = shown;
  const withCustomers = who?.flags.includes('customer');
  const group = (key: 'month' | 'person' | 'customer', label: string) => ({
    key,
    label,
    content: <GroupsPanel period={period} by={key} />,
  });
  return (
    <>
      <PageHeader title="Auswertung" />
      <nav className="an-pages" aria-label="Weitere Auswertungen">
        {analysisPagesFor(who).map(({ path, label }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))}
      </nav>
      <PeriodChoice
        {...{ period, today, choice }}
        busy={false}
        onChoose={(chosen) => show({ period: chosen })}
      />
      <Tabs
        label="Auswertung"
        open={tab}
        onOpen={(key) => show({ tab: key as Tab })}
        tabs={[
          { key: 'projects', label: 'Projekte', content: <ProjectsTab {...shown} /> },
          group('month', 'Monate'),
          group('person', 'Mitarbeiter'),
          ...(withCustomers ? [group('customer', 'Kunden')] : []),
        ]}
      />
    </>
  );
}

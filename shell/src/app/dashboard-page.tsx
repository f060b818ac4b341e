import { isMonthEnd } from '@stundenbuch/domain/calendar/day';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay, weekdayName } from '@stundenbuch/web/format';
import { Icon, LinkTileView, PageHeader, Tiles } from '@stundenbuch/web/kit';
import { Slot } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { VERSION } from '../version.ts';
import { useNavigation } from './use-navigation.ts';

export function DashboardPage() {
  const today = useToday();
  const { company, who } = useSession();
  return (
    <>
      <PageHeader title="Dashboard" back={false}>
        {weekdayName(today)}, {formatDay(today)}
        {company && ` · ${company.name}`}
      </PageHeader>
      {isMonthEnd(today) && (
        <p className="app-month-end" role="note">
          <Icon name="warning" />
          Der Monat endet. Bitte schließen Sie alle Buchungen dieses Monats ab.
        </p>
      )}
      <Tiles>
        <Slot name="dashboard-tile" />
        {who?.role === 'reader' && <Everywhere />}
      </Tiles>
      <div className="app-lists">
        <Slot name="dashboard-list" />
      </div>
      <footer className="app-footer">
        <Link to="/release-notes">Release Notes {VERSION}</Link>
        <span>© {today.slice(0, 4)} Stundenbuch</span>
      </footer>
    </>
  );
}

/** Readers record nothing; without these their dashboard would be empty. */
const Everywhere = () =>
  useNavigation()
    .slice(1)
    .map(({ label, path, icon }) => <LinkTileView key={path} {...{ label, path, icon }} />);

import { hasAnyFeature } from '@stundenbuch/domain/access/access';
import { isMonthEnd } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { formatFullDay } from '@stundenbuch/web/format';
import { Awaited, Icon, InOrder, PageHeader, Tiles } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { Slot, useSlot } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { VERSION } from '../version.ts';
import { DashboardLinks } from './dashboard-links.tsx';

// Loaded only where a company has not decided yet.
const RegistrationCard = lazyPage(
  async () => (await import('./profile/registration-card.tsx')).RegistrationCard,
);

// Loaded only where a company has features: what others see is in the bundle of every page.
const ArrangedDashboard = lazyPage(
  async () => (await import('./dashboard-arranged.tsx')).ArrangedDashboard,
  Awaited,
);

const FactorHint = lazyPage(async () => (await import('./security/factor-hint.tsx')).FactorHint, Awaited);

export function DashboardPage() {
  const today = useToday();
  const { company, loaded, who } = useSession();
  const isArranged = hasAnyFeature(who);
  const hasLists = useSlot('dashboard-list').length > 0;
  return (
    <>
      <PageHeader title="Dashboard" back={false}>
        {formatFullDay(today)}
        {company && ` · ${company.name}`}
      </PageHeader>
      {isMonthEnd(today) && (
        <p className="sb-form-message app-reminder" role="note">
          <Icon name="warning" />
          Der Monat endet. Bitte schließen Sie alle Buchungen dieses Monats ab.
        </p>
      )}
      <InOrder>
        {!loaded && <Awaited />}
        {company?.factor_from && <FactorHint from={company.factor_from} to="/sicherheit" />}
        {company?.first_steps && (
          <div className="app-first sb-apart">
            <Slot name="dashboard-first" />
          </div>
        )}
        {isArranged ? (
          <ArrangedDashboard />
        ) : (
          <>
            <Tiles>
              <Slot name="dashboard-tile" />
              <DashboardLinks />
            </Tiles>
            {hasLists && (
              <div
                className={
                  company?.first_steps ? 'sb-columns app-lists app-lists-below' : 'sb-columns app-lists'
                }
              >
                <InOrder>
                  <Slot name="dashboard-list" />
                </InOrder>
              </div>
            )}
          </>
        )}
        {who?.role === 'admin' && company?.login === null && <RegistrationCard />}
        <footer className="sb-line app-footer">
          <Link className="sb-touch" to="/release-notes">
            Release Notes {VERSION}
          </Link>
          <span>© {today.slice(0, 4)} Stundenbuch</span>
        </footer>
      </InOrder>
    </>
  );
}

import { Icon, InOrder, Tiles } from '@stundenbuch/web/kit';
import { Slot, SlotEntries, useSlot } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { Link } from 'react-router-dom';
import { DashboardFigures } from './dashboard-figures.tsx';
import { DashboardLinks } from './dashboard-links.tsx';
import './dashboard.css';

const isLasting = (part: { quiet?: boolean }) => !part.quiet;

/**
 * Of a company with features: one thing is what the page is for, the own day or what waits for a decision; then what is to be
 * done, and at the end the figures without a box.
 */
export function ArrangedDashboard() {
  const tiles = useSlot('dashboard-tile');
  const today = useSlot('dashboard-today');
  const actions = useSlot('dashboard-action');
  const isOffice = useSlot('dashboard-main').length > 0;
  const lists = useSlot('dashboard-list');
  const { who } = useSession();
  // Whoever only reads has the ways there in the navigation, and begins with what there is to read.
  const begins = who?.role === 'reader' && lists.some(isLasting);
  const links = tiles.flatMap((entry) =>
    'tile' in entry && today.some(({ module }) => module.name === entry.module.name) ? [entry] : [],
  );
  const others = tiles.filter((entry) => !links.some((link) => link === entry));
  return (
    // In order as well: what is beside each other on a wide screen is below each other on others.
    <div className="sb-in-order sb-beside app-beside">
      <div>
        <InOrder>
          {today.length > 0 && (
            <section className={isOffice ? 'sb-panel app-today-line' : 'app-today'} aria-label="Heute">
              <div className="app-today-day">
                <SlotEntries entries={today} props={{ isLine: isOffice }} />
              </div>
              <p className="app-today-foot">
                {links.map(({ tile: { path, label, icon } }) => (
                  <Link key={path} to={path}>
                    <Icon name={icon} />
                    {label}
                  </Link>
                ))}
                <SlotEntries entries={actions} props={{ kind: 'quiet' }} />
              </p>
            </section>
          )}
          {isOffice && (
            <div className="app-main">
              <Slot name="dashboard-main" />
            </div>
          )}
          <Tiles>
            <SlotEntries entries={others} />
            {!begins && <DashboardLinks />}
          </Tiles>
          {lists.length > 0 && (
            <div className="sb-columns app-lists app-lists-below">
              <InOrder>
                <Slot name="dashboard-list" />
              </InOrder>
            </div>
          )}
        </InOrder>
      </div>
      <div className="app-quiet">
        <DashboardFigures />
      </div>
    </div>
  );
}

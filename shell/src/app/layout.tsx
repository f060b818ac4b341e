import { allows, hasAnyFeature } from '@stundenbuch/domain/access/access';
import { noticeAccess } from '@stundenbuch/domain/sides/notices/access';
import { dayParts } from '@stundenbuch/domain/workflows/day/access';
import { logout } from '@stundenbuch/web/api';
import { Drawer, Icon, Mail } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { PrintButton, usePrintShortcut } from '@stundenbuch/web/print';
import { useSession } from '@stundenbuch/web/session';
import { usePhone } from '@stundenbuch/web/theme';
import { type ReactNode, useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Brand } from '../brand.tsx';
import { SkipLink } from '../skip-link.tsx';
import { BottomBar, Navigation } from './navigation.tsx';
import { SchemeSwitch } from './profile/scheme-switch.tsx';

const PaletteAccess = lazyPage(
  async () => (await import('./palette/palette-access.tsx')).PaletteAccess,
  // The navigation is below it.
  ({ small }: { small?: boolean }) => !small && <span className="app-find-place" />,
);
const NoticeBell = lazyPage(async () => (await import('./notices/notice-bell.tsx')).NoticeBell);

export function Layout({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const { who } = useSession();
  const hasNotices = allows(noticeAccess.list, who);
  const hasPalette = allows(dayParts.palette, who);
  const isPhone = usePhone();
  usePrintShortcut();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer
  useEffect(() => setIsOpen(false), [pathname]);

  return (
    <div className={hasAnyFeature(who) ? 'app sb-arranged' : 'app'}>
      <SkipLink />
      <header className="app-side">
        <Brand to="/dashboard" />
        {hasNotices && !isPhone && <NoticeBell />}
        {hasPalette && !isPhone && <PaletteAccess />}
        <Navigation />
        <Person />
      </header>
      <header className="app-top">
        <Brand to="/dashboard" />
        {hasNotices && isPhone && <NoticeBell />}
        {hasPalette && isPhone && <PaletteAccess small />}
      </header>
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <BottomBar onMenu={() => setIsOpen(true)} />
      <Drawer open={isOpen} label="Menü" full={hasAnyFeature(who)} onClose={() => setIsOpen(false)}>
        <Navigation tiles />
        <Person />
      </Drawer>
    </div>
  );
}

function Person() {
  const { user } = useSession();
  return (
    <div className="app-person">
      <NavLink to="/myprofil" className="app-link app-profile">
        <Icon name="user" />
        <span>
          <strong>{user ? `${user.first_name} ${user.name}` : 'Mein Profil'}</strong>
          {user && (
            <small>
              <Mail address={user.email} />
            </small>
          )}
        </span>
      </NavLink>
      <div className="app-person-row">
        <button type="button" className="sb-bare app-link app-logout" onClick={logout}>
          <Icon name="logout" /> Logout
        </button>
        <PrintButton />
        <SchemeSwitch />
      </div>
    </div>
  );
}

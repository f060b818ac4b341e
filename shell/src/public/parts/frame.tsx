import type { AlertType } from '@stundenbuch/web/alerts';
import { AlertView } from '@stundenbuch/web/plain';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Brand } from '../../brand.tsx';
import { SkipLink } from '../../skip-link.tsx';
import { VERSION } from '../../version.ts';
import { Notify } from './notify.ts';

const links = [
  ['/install', 'Installation'],
  ['/service', 'Leistungen'],
  ['/prices', 'Preise'],
  ['/kontakt', 'Kontakt'],
  ['/login', 'Login'],
] as const;

const nothing = { type: 'success' as AlertType, visible: false, message: '', count: 0 };

/** Navigation and footer for visitors (NAV-15), and the alert region; a terminal at a door leads nowhere else. */
export function Frame({ children }: { children: ReactNode }) {
  const isTerminal = useLocation().pathname === '/terminal';
  const [alert, setAlert] = useState(nothing);
  const notify = useCallback((message: string, type: AlertType = 'success') => {
    setAlert(({ count }) => ({ type, message, visible: true, count: count + 1 }));
  }, []);
  const hide = useCallback(() => setAlert((shown) => ({ ...shown, visible: false })), []);

  if (isTerminal) {
    return (
      <main id="inhalt" className="public-terminal" tabIndex={-1}>
        {children}
      </main>
    );
  }
  return (
    <Notify value={notify}>
      <SkipLink />
      <div className="public">
        <header className="public-header">
          <Brand to="/" />
          <nav aria-label="Hauptnavigation">
            {links.map(([path, label]) => (
              <NavLink key={path} to={path} className="sb-touch">
                {label}
              </NavLink>
            ))}
          </nav>
        </header>
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        <footer className="public-footer">
          <nav aria-label="Fußzeile">
            {links.map(([path, label]) => (
              <Link key={path} to={path} className="sb-touch">
                {label}
              </Link>
            ))}
            <Link to="/impressum" className="sb-touch">
              Impressum
            </Link>
            <Link to="/privacy-policy" className="sb-touch">
              Datenschutz
            </Link>
          </nav>
          <p>© Stundenbuch · {VERSION}</p>
        </footer>
      </div>
      <AlertView {...alert} onHide={hide} />
    </Notify>
  );
}

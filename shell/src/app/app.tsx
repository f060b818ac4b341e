import { AlertRegion } from '@stundenbuch/web/alerts';
import { useAppSelector } from '@stundenbuch/web/api';
import { Spinner } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { Slot } from '@stundenbuch/web/module';
import { useStartSession } from '@stundenbuch/web/session';
import { useLocation } from 'react-router-dom';
import { Layout } from './layout.tsx';
import { Limited } from './limited.tsx';
import { Pages } from './pages.tsx';
import { Proof } from './proof.tsx';

const TerminalAlone = lazyPage(async () => (await import('./terminal-alone.tsx')).TerminalAlone, Spinner);

/** A terminal at a door leads nowhere else, whoever is logged in on the tablet (CLK-07). */
export function App() {
  return useLocation().pathname === '/terminal' ? <TerminalAlone /> : <PersonalApp />;
}

function PersonalApp() {
  useStartSession();
  const busy = useAppSelector(({ activity }) => activity.loading);
  return (
    <>
      <Limited>
        <Layout>
          {busy && <div className="app-busy" role="progressbar" aria-label="Wird geladen …" />}
          <Pages />
        </Layout>
        <Slot name="before-pages" />
      </Limited>
      <Proof />
      <AlertRegion />
    </>
  );
}

import { AlertRegion } from '@stundenbuch/web/alerts';
import { useAppSelector } from '@stundenbuch/web/api';
import { Slot } from '@stundenbuch/web/module';
import { useStartSession } from '@stundenbuch/web/session';
import { Layout } from './layout.tsx';
import { Limited } from './limited.tsx';
import { Pages } from './pages.tsx';
import { Proof } from './proof.tsx';

export function App() {
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

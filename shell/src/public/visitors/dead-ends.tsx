import { isLoggedIn } from '@stundenbuch/web/storage';
import { Link } from 'react-router-dom';
import type { heads } from '../parts/heads.ts';
import { usePageHead } from '../parts/page-head.ts';

interface Props {
  path: keyof typeof heads | null;
  title: string;
  children: string;
}

function DeadEnd({ path, title, children }: Props) {
  usePageHead(path);
  const home = isLoggedIn() ? (['/dashboard', 'Zum Dashboard'] as const) : (['/', 'Zur Startseite'] as const);
  return (
    <div className="public-narrow public-dead-end">
      <h1>{title}</h1>
      <p className="public-lead">{children}</p>
      <Link to={home[0]} className="sb-button sb-button-primary">
        {home[1]}
      </Link>
    </div>
  );
}

export const NotFoundPage = () => (
  <DeadEnd path={null} title="Seite nicht gefunden">
    Unter dieser Adresse gibt es keine Seite. Bitte prüfen Sie die Schreibweise.
  </DeadEnd>
);

export const ForbiddenPage = () => (
  <DeadEnd path="/403" title="Keine Berechtigungen">
    Diese Seite ist für Sie nicht freigegeben. Wenn Sie sie brauchen, wenden Sie sich an Ihren Administrator.
  </DeadEnd>
);

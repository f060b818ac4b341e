import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { type Failure, isForbidden } from '../api/failure.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

export function EmptyState({ children, icon = 'inbox' }: { children: ReactNode; icon?: IconName }) {
  return (
    <div className="sb-state">
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}

export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="sb-state sb-state-error" role="alert">
      <Icon name="warning" />
      <p>{message}</p>
      <Button onClick={onRetry}>Erneut versuchen</Button>
    </div>
  );
}

/** A page's content could not be loaded: /403 where the server refused, else the error and a retry (AMB-106). */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isForbidden(error)) return <Navigate to="/403" replace />;
  const message = (error as Failure | undefined)?.message ?? 'Die Daten konnten nicht geladen werden.';
  return <ErrorState message={message} onRetry={onRetry} />;
}

import { type AccessRow, allows } from '@stundenbuch/domain/access/access';
import { Spinner } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

/** Waits until roles and company are known; then shows the page, or redirects to /403 or /login (AMB-20). */
export function Guard({ access, children }: { access: AccessRow; children: ReactNode }) {
  const { loaded, who } = useSession();
  if (!who) return <Navigate to="/login" replace />;
  if (!loaded) return <Spinner />;
  if (allows(access, who)) return children;
  return <Navigate to={access.denied === 'login' ? '/login' : '/403'} replace />;
}

import { isFactorDue } from '@stundenbuch/domain/sides/session/factors';
import { onFactorNeeded, useAppDispatch } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { Spinner } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { sessionApi, useSession } from '@stundenbuch/web/session';
import { type ReactNode, useEffect, useState } from 'react';

// Few people ever see it.
const SetupPage = lazyPage(
  async () => (await import('./security/setup-page.tsx')).SetupPage,
  () => <Spinner />,
);

/**
 * Anyone who has to set up a second factor sees nothing else until then. The address stays, so that it goes on where the
 * person wanted to go.
 */
export function Limited({ children }: { children: ReactNode }) {
  const { company } = useSession();
  const today = useToday();
  const dispatch = useAppDispatch();
  const isDue = isFactorDue(company?.factor_from ?? null, today);
  // New recovery codes are shown on that page: it stays until the person goes on.
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () => onFactorNeeded(() => dispatch(sessionApi.util.invalidateTags(['Company', 'Session']))),
    [dispatch],
  );
  useEffect(() => {
    if (isDue) setIsOpen(true);
  }, [isDue]);
  return isDue || isOpen ? <SetupPage isDone={!isDue} onDone={() => setIsOpen(false)} /> : children;
}

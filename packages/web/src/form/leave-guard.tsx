import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { isAnyFormDirty, isAnyFormLostBy, type LostBy, setDirty } from './dirty.ts';

/** Registers a form's unsaved input with the guard and `beforeunload`. */
export function useUnsaved(dirty: boolean, lostBy: LostBy = 'page'): void {
  const id = useId();
  useEffect(() => {
    setDirty(id, dirty, lostBy);
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      setDirty(id, false);
    };
  }, [id, dirty, lostBy]);
}

/** Asks before a navigation discards unsaved input. Mounted once: a router supports a single blocker. */
export function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (from.pathname !== to.pathname) return isAnyFormDirty();
    if (from.search !== to.search) return isAnyFormLostBy('query', 'address');
    // A place on the page is reached without leaving anything.
    return to.hash === '' && isAnyFormLostBy('address');
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      question="Ihre Eingaben sind noch nicht gespeichert. Möchten Sie die Seite wirklich verlassen?"
      confirm="Verlassen"
      cancel="Hier bleiben"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

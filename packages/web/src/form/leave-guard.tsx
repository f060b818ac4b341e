import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { isAnyFormDirty, isAnyFormOfQueryDirty, setDirty } from './dirty.ts';

/** Registers a form's unsaved input with the guard and `beforeunload`. */
export function useUnsaved(dirty: boolean, ofQuery = false): void {
  const id = useId();
  useEffect(() => {
    setDirty(id, dirty, ofQuery);
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      setDirty(id, false);
    };
  }, [id, dirty, ofQuery]);
}

/** Asks before a navigation discards unsaved input. Mounted once: a router supports a single blocker. */
export function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    currentLocation.pathname === nextLocation.pathname
      ? isAnyFormOfQueryDirty() && currentLocation.search !== nextLocation.search
      : isAnyFormDirty(),
  );
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

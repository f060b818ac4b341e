import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { isAnyFormDirty, setDirty } from './dirty.ts';

/** Registers a form's unsaved input, for the guard and for closing the window. */
export function useUnsaved(dirty: boolean): void {
  const id = useId();
  useEffect(() => {
    setDirty(id, dirty);
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      setDirty(id, false);
    };
  }, [id, dirty]);
}

/** Asks before a navigation loses unsaved input. Once in the application: a router knows one blocker only. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAnyFormDirty() && currentLocation.pathname !== nextLocation.pathname,
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

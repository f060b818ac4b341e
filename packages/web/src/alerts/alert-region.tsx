import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../api/store.ts';
import { AlertView } from '../plain/alert-view.tsx';
import { type AlertType, alertSlice } from './slice.ts';
import { UndoButton } from './undo-button.tsx';

/** Shows an alert, with a button where it can be undone. It lives in the shell and survives navigation (AMB-109). */
export function useAlert(): (message: string, type?: AlertType, undo?: () => void) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (message, type, undo) => dispatch(alertSlice.actions.shown({ message, type, undo })),
    [dispatch],
  );
}

/** Shows the store's alert. */
export function AlertRegion() {
  const dispatch = useAppDispatch();
  const { undo, ...alert } = useAppSelector((state) => state.alert);
  const hide = useCallback(() => void dispatch(alertSlice.actions.hidden()), [dispatch]);
  return (
    <AlertView {...alert} onHide={hide}>
      {undo && (
        <UndoButton
          onClick={() => {
            hide();
            undo();
          }}
        />
      )}
    </AlertView>
  );
}

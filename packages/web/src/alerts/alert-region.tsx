import { useCallback, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../api/store.ts';
import { AlertView } from './alert-view.tsx';
import { type AlertType, alertSlice } from './slice.ts';

/** Says something to the person. The alert lives in the shell and survives navigation (AMB-109). */
export function useAlert(): (message: string, type?: AlertType) => void {
  const dispatch = useAppDispatch();
  return useCallback((message, type) => dispatch(alertSlice.actions.shown({ message, type })), [dispatch]);
}

export function AlertRegion() {
  const dispatch = useAppDispatch();
  const alert = useAppSelector((state) => state.alert);
  const hide = useMemo(() => () => dispatch(alertSlice.actions.hidden()), [dispatch]);
  return <AlertView {...alert} onHide={hide} />;
}

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../api/store.ts';
import { Icon } from '../kit/icon.tsx';
import { useNotification } from '../kit/notification.ts';
import { AlertText } from './alert-text.tsx';
import { kinds, useAutoHide } from './kinds.ts';
import { type AlertType, alertSlice } from './slice.ts';
import './alerts.css';

/** One place: a new alert replaces the one before. */
const KEY = 'alert';

/** Says something to the person. The alert lives in the shell and survives navigation (AMB-109). */
export function useAlert(): (message: string, type?: AlertType) => void {
  const dispatch = useAppDispatch();
  return useCallback((message, type) => dispatch(alertSlice.actions.shown({ message, type })), [dispatch]);
}

/** Shows the alert of the store as antd's notification. */
export function AlertRegion() {
  const dispatch = useAppDispatch();
  const alert = useAppSelector((state) => state.alert);
  const hide = useCallback(() => void dispatch(alertSlice.actions.hidden()), [dispatch]);
  useAutoHide(alert, hide);

  const region = useRef<HTMLDivElement>(null);
  const config = useMemo(
    () => ({
      placement: 'bottomRight' as const,
      // The store's own time: antd's stops under the pointer and draws the notification anew at every frame.
      duration: false as const,
      stack: false,
      getContainer: () => region.current ?? document.body,
      classNames: { list: 'sb-alert-list', close: 'sb-notification-close' },
    }),
    [],
  );
  const [api, holder] = useNotification(config);

  const { type, visible, message } = alert;
  useEffect(() => {
    if (!visible) return api.destroy(KEY);
    api.open({
      key: KEY,
      title: <AlertText type={type} message={message} />,
      icon: <Icon name={kinds[type].icon} />,
      role: kinds[type].role,
      classNames: { root: `sb-notification sb-notification-${type}` },
      closable: { 'aria-label': 'Meldung schließen' },
      onClose: hide,
    });
  }, [api, hide, type, visible, message]);

  // The live region stays in the page, so that screen readers hear what appears in it.
  return (
    <div ref={region} className="sb-alerts" aria-live={type === 'danger' ? 'assertive' : 'polite'}>
      {holder}
    </div>
  );
}

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../api/store.ts';
import { Icon } from '../kit/icon.tsx';
import { useNotification } from '../kit/notification.ts';
import { AlertText } from './alert-text.tsx';
import { kinds, useAutoHide } from './kinds.ts';
import { type AlertType, alertSlice } from './slice.ts';
import { UndoButton } from './undo-button.tsx';
import './alerts.css';

/** There is one alert at a time: a new one replaces it. */
const KEY = 'alert';

/** Shows an alert, with a button where it can be undone. It lives in the shell and survives navigation (AMB-109). */
export function useAlert(): (message: string, type?: AlertType, undo?: () => void) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (message, type, undo) => dispatch(alertSlice.actions.shown({ message, type, undo })),
    [dispatch],
  );
}

/** Shows the store's alert as antd's notification. */
export function AlertRegion() {
  const dispatch = useAppDispatch();
  const alert = useAppSelector((state) => state.alert);
  const hide = useCallback(() => void dispatch(alertSlice.actions.hidden()), [dispatch]);
  useAutoHide(alert, hide);

  const region = useRef<HTMLDivElement>(null);
  const config = useMemo(
    () => ({
      placement: 'bottomRight' as const,
      // The store's timer: antd's pauses under the pointer and rerenders the notification every frame.
      duration: false as const,
      stack: false,
      getContainer: () => region.current ?? document.body,
      classNames: { list: 'sb-alert-list', close: 'sb-notification-close' },
    }),
    [],
  );
  const [api, holder] = useNotification(config);

  const { type, visible, message, undo } = alert;
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
      actions: undo && (
        <UndoButton
          onClick={() => {
            hide();
            undo();
          }}
        />
      ),
    });
  }, [api, hide, type, visible, message, undo]);

  // The live region is always in the page, so that screen readers announce what appears in it.
  return (
    <div ref={region} className="sb-alerts" aria-live={type === 'danger' ? 'assertive' : 'polite'}>
      {holder}
    </div>
  );
}

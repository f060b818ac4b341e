import type { ReactNode } from 'react';
import { AlertText } from '../alerts/alert-text.tsx';
import { kinds, useAutoHide } from '../alerts/kinds.ts';
import type { Alert } from '../alerts/slice.ts';
import { Icon } from '../kit/icon.tsx';
import './alert-view.css';

interface Props extends Omit<Alert, 'undo'> {
  onHide: () => void;
  /** What can be done about it. */
  children?: ReactNode;
}

/**
 * There is one alert at a time: a new one replaces it. The live region is always in the page, so that screen readers
 * announce what appears in it.
 */
export function AlertView({ onHide, children, ...alert }: Props) {
  const { type, visible, message, count } = alert;
  const held = useAutoHide(alert, onHide, Boolean(children));

  return (
    <div className="sb-alert-view" aria-live={type === 'danger' ? 'assertive' : 'polite'}>
      {visible && (
        <div key={count} className={`sb-alert sb-alert-${type}`} role={kinds[type].role} {...held}>
          <Icon name={kinds[type].icon} />
          <AlertText type={type} message={message} />
          {children}
          <button
            type="button"
            className="sb-bare sb-alert-close"
            aria-label="Meldung schließen"
            onClick={onHide}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

import { useEffect } from 'react';
import { Icon, type IconName } from '../kit/icon.tsx';
import type { AlertType } from './slice.ts';
import './alerts.css';

const DURATION: Record<AlertType, number> = { success: 4000, warning: 5000, danger: 7000 };

// Status is colour plus word plus shape; the word is for those who do not see the other two.
const looks: Record<AlertType, { icon: IconName; word: string }> = {
  success: { icon: 'done', word: 'Erfolg' },
  warning: { icon: 'warning', word: 'Warnung' },
  danger: { icon: 'error', word: 'Fehler' },
};

interface Props {
  type: AlertType;
  visible: boolean;
  message: string;
  count: number;
  onHide: () => void;
}

/** The live region stays in the page, so that screen readers hear what appears in it. */
export function AlertView({ type, visible, message, count, onHide }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new alert (count) starts a new time
  useEffect(() => {
    if (!visible) return;
    const timer = setTimeout(onHide, DURATION[type]);
    return () => clearTimeout(timer);
  }, [visible, type, count, onHide]);

  return (
    <div className="sb-alerts" role={type === 'danger' ? 'alert' : 'status'} aria-atomic="true">
      {visible && (
        <div className={`sb-alert sb-alert-${type}`} data-alert={type}>
          <Icon name={looks[type].icon} />
          <span className="sb-hidden">{looks[type].word}: </span>
          <span>{message}</span>
          <button type="button" className="sb-alert-close" aria-label="Meldung schließen" onClick={onHide}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

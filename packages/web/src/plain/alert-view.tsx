import { AlertText } from '../alerts/alert-text.tsx';
import { kinds, useAutoHide } from '../alerts/kinds.ts';
import type { Alert } from '../alerts/slice.ts';
import { Icon } from '../kit/icon.tsx';
import './alert-view.css';

/** The live region is always in the page, so that screen readers announce what appears in it. */
export function AlertView({ onHide, ...alert }: Alert & { onHide: () => void }) {
  const { type, visible, message } = alert;
  useAutoHide(alert, onHide);

  return (
    <div className="sb-alert-view" role={kinds[type].role} aria-atomic="true">
      {visible && (
        <div className={`sb-alert sb-alert-${type}`}>
          <Icon name={kinds[type].icon} />
          <AlertText type={type} message={message} />
          <button type="button" className="sb-alert-close" aria-label="Meldung schließen" onClick={onHide}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

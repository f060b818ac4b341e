import { yearEndTexts } from '@stundenbuch/domain/accounts/vacation/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure, logout } from '@stundenbuch/web/api';
import { formatDay } from '@stundenbuch/web/format';
import { Button, Dialog } from '@stundenbuch/web/kit';
import { useOwnNoticesQuery, useReadExpiryWarningMutation } from './year-end.api.ts';

/** Shown instead of every page until it is read; the only other way is to log out (LED-11). */
export function NoticeGate() {
  const { data = [] } = useOwnNoticesQuery();
  const alert = useAlert();
  const [read, { isLoading }] = useReadExpiryWarningMutation();
  const notice = data.find(({ read_at }) => read_at === null);
  if (!notice) return null;

  async function confirm(id: number) {
    try {
      await read(id).unwrap();
    } catch (error) {
      alert(isFailure(error) ? error.message : yearEndTexts.failed, 'danger');
    }
  }

  return (
    <Dialog key={notice.id} open title="Hinweis zu Ihrem Urlaub" onClose={() => undefined}>
      <div className="sb-stack">
        <p role="status">{notice.text}</p>
        <p className="sb-muted">Mitgeteilt am {formatDay(notice.sent_at.slice(0, 10))}.</p>
        <div className="sb-form-actions">
          <Button kind="primary" busy={isLoading} onClick={() => confirm(notice.id)}>
            {yearEndTexts.read}
          </Button>
          <Button kind="quiet" icon="logout" onClick={logout}>
            Logout
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

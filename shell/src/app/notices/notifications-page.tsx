import type { WireNotice } from '@stundenbuch/domain/sides/notices/contract';
import { sessionTexts } from '@stundenbuch/domain/sides/session/messages';
import { berlinDay } from '@stundenbuch/domain/time/day';
import { formatFullDay } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure, useArrived } from '@stundenbuch/web/api';
import {
  Button,
  ButtonLink,
  EmptyState,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
  StatusTag,
} from '@stundenbuch/web/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { noticeApi } from './notice.api.ts';
import './notices.css';

const SIZE = 10;

/** /notifications: what the person was told, by day, the newest first. */
export function NotificationsPage() {
  const [page, setPage] = useState(1);
  const asked = { page, size: SIZE };
  const { currentData, error, refetch } = noticeApi.useNoticesQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const { data, arrived } = useArrived(currentData, asked);
  const hasFailed = Boolean(error) && !currentData;
  const [readAll, { isLoading }] = noticeApi.useReadNoticesMutation();
  const alert = useAlert();

  async function markAll() {
    try {
      await readAll().unwrap();
      alert('Alles ist als gelesen markiert.');
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : sessionTexts.profileFailed, 'danger');
    }
  }

  const rows = hasFailed ? [] : (data?.rows ?? []);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / SIZE));
  return (
    <>
      <PageHeader
        title="Mitteilungen"
        actions={
          <Button disabled={rows.length === 0} busy={isLoading} onClick={markAll}>
            Alle gelesen
          </Button>
        }
      />
      {hasFailed && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && !hasFailed && rows.length === 0 && (
        <Panel>
          <EmptyState step={<ButtonLink to="/myprofil">Benachrichtigungen wählen</ButtonLink>}>
            Es gibt keine Mitteilungen.
          </EmptyState>
        </Panel>
      )}
      <div className="sb-page-of-rows" aria-busy={arrived?.isStale}>
        {[...Map.groupBy(rows, dayOf)].map(([day, notices]) => (
          <Panel key={day} title={formatFullDay(day)}>
            <ul className="sb-rows app-notices">
              {notices.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      {pages > 1 && (
        <nav className="sb-line sb-apart" aria-label="Seiten der Mitteilungen">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Neuere
          </Button>
          <span aria-live="polite">
            Seite {arrived?.page ?? page} von {pages}
          </span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Ältere
          </Button>
        </nav>
      )}
    </>
  );
}

function NoticeItem({ notice }: { notice: WireNotice }) {
  const { id, title, text, path, created_at, read } = notice;
  const [mark] = noticeApi.useReadNoticeMutation();
  const markRead = () => {
    if (!read) void mark(id);
  };
  return (
    <li>
      <strong>
        {path ? (
          <Link to={path} onClick={markRead}>
            {title}
          </Link>
        ) : (
          title
        )}
      </strong>
      {read ? (
        <time dateTime={created_at}>{timeOf(created_at)}</time>
      ) : (
        <StatusTag tone="info">Neu</StatusTag>
      )}
      <p>{text}</p>
      {!read && <time dateTime={created_at}>{timeOf(created_at)}</time>}
    </li>
  );
}

const dayOf = ({ created_at }: WireNotice) => berlinDay(Date.parse(created_at));

const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
const timeOf = (instant: string) => clock.format(new Date(instant));

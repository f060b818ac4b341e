import { useToday } from '@stundenbuch/web/clock';
import { ButtonLink, LoadFailure, PageHeader, Panel, Skeleton, StatusTag } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ActiveSwitch } from '../people/active-switch.tsx';
import { useWorkerQuery, type Worker } from '../shared/admin.api.ts';
import { Anonymise } from './anonymise.tsx';
import { leavingLines } from './leaving-lines.tsx';
import { privacyApi } from './privacy.api.ts';

const TITLE = 'Mitarbeiter ausscheiden';

/** /leave-worker?user: all that is to be seen to when somebody leaves, each with its way. */
export function LeavePage() {
  const email = useSearchParams()[0].get('user');
  return email ? <Loaded email={email} /> : <Navigate to="/403" replace />;
}

function Loaded({ email }: { email: string }) {
  const { data: worker, error, refetch } = useWorkerQuery(email, { refetchOnMountOrArgChange: true });
  if (error && !worker) return <LoadFailure title={TITLE} error={error} onRetry={refetch} />;
  if (!worker) return <Skeleton lines={8} />;
  return <Leaving worker={worker} />;
}

function Leaving({ worker }: { worker: Worker }) {
  const { who, user } = useSession();
  const today = useToday();
  const { data, error, refetch } = privacyApi.useLeavingQuery(worker.id, { refetchOnMountOrArgChange: true });
  const lines = data && who ? leavingLines(worker, data, who) : [];
  const open = lines.filter(({ isDone }) => isDone === false).length;
  return (
    <>
      <PageHeader title={TITLE}>
        {worker.first_name} {worker.name}
      </PageHeader>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <Panel title={open === 0 ? 'Nichts ist mehr offen' : `Noch zu tun: ${open}`}>
          <ul className="sb-rows">
            {lines.map(({ key, title, text, isDone, to }) => (
              <li key={key}>
                <span className="sb-grow">
                  <strong>{title}</strong>
                  <small>{text}</small>
                </span>
                {isDone === true && <StatusTag tone="good">Erledigt</StatusTag>}
                {isDone === false && <StatusTag tone="warn">Offen</StatusTag>}
                {isDone === null && <StatusTag tone="info">Bitte prüfen</StatusTag>}
                {to && isDone !== true && <ButtonLink to={to.path}>{to.label}</ButtonLink>}
                {key === 'access' && worker.id !== user?.id && data.active && (
                  <ActiveSwitch worker={worker} isLabelled />
                )}
                {key === 'deletion' && <Anonymise worker={worker} deletion={data.deletion} today={today} />}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

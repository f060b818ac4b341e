import { allows } from '@stundenbuch/domain/access/access';
import { officePages } from '@stundenbuch/domain/day/office/access';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { givesBack } from '@stundenbuch/domain/records/absences/sickness';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import {
  ButtonLink,
  EditLink,
  EmptyState,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
  usePageSearch,
} from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { RequestDetail } from '../list/request-detail.tsx';
import { type RequestRow, requestRows, rowOfDay, useAsRequests } from '../list/request-rows.ts';
import { useOpenRequestsQuery } from '../shared/absences.api.ts';
import { dayOf } from '../shared/names.ts';
import { useCancelling } from './cancelling.tsx';
import { DecideCell } from './decide-cell.tsx';
import { useDecisions } from './decisions.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { LogOfDay } from './log-of-day.tsx';
import { sicknessPath, useChangePath } from './request-path.ts';

type Row = RequestRow<PendingAbsence>;

/** /request?id: what somebody has requested, for who decides on it. */
export function PersonRequestPage() {
  const id = Number(usePageSearch().get('id'));
  const { currentData, error, refetch } = useOpenRequestsQuery(
    { id },
    { skip: !id, refetchOnMountOrArgChange: true },
  );
  const asRequests = useAsRequests();
  if (error && !currentData) return <LoadFailure title="Antrag" error={error} onRetry={refetch} />;
  if (id && !currentData) return <Skeleton lines={8} />;
  const row = requestRows(currentData ?? [], asRequests).find(({ days }) =>
    days.some((day) => day.id === id),
  );
  if (row) return <Request row={row} />;
  return (
    <>
      <PageHeader title="Antrag" />
      <Panel>
        <EmptyState>Diesen Antrag gibt es nicht mehr.</EmptyState>
      </Panel>
    </>
  );
}

function ChangeLink({ day, to }: { day: PendingAbsence; to: string | null }) {
  return to && <EditLink to={to} label={`${day.kind_name ?? day.project_name} am ${dayOf(day)} ändern`} />;
}

function Request({ row }: { row: Row }) {
  const { who } = useSession();
  const decisions = useDecisions();
  const { cancelButton, dialog } = useCancelling(decisions);
  const asRequests = useAsRequests();
  const [declining, setDeclining] = useState<Row | null>(null);
  const changePath = useChangePath();
  const [first, ...more] = row.days;
  const single = more.length === 0 ? changePath(first) : null;
  const decide: typeof decisions.one = async (of, decision) => {
    if (asRequests && decision === 'decline') setDeclining(of);
    else await decisions.one(of, decision);
  };
  const decideCell = (of: Row) =>
    (of.days.some(({ status }) => status === ABSENCE_STATUS.requested) || decisions.taken.has(of.key)) && (
      <DecideCell {...decisions} row={of} isOpen one={decide} />
    );
  return (
    <>
      <RequestDetail
        row={row}
        isNamed
        actions={
          <>
            {decideCell(row)}
            {cancelButton(row)}
            {single && (
              <ButtonLink to={single} icon="edit">
                Ändern
              </ButtonLink>
            )}
            {allows(officePages['/person-sickness'], who) && row.days.some(givesBack) && (
              <ButtonLink to={sicknessPath(row)} icon="absence">
                Krank im Urlaub
              </ButtonLink>
            )}
            {more.length === 0 && <LogOfDay day={first} named />}
          </>
        }
        ofDay={(day) => (
          <>
            <LogOfDay day={day} named />
            {decideCell(rowOfDay(day))}
            {cancelButton(rowOfDay(day))}
            <ChangeLink day={day} to={changePath(day)} />
          </>
        )}
      />
      {dialog}
      {declining && (
        <DeclineDialog
          row={declining}
          onDecline={(reason) => void decisions.one(declining, 'decline', reason)}
          onClose={() => setDeclining(null)}
        />
      )}
    </>
  );
}

import { allows } from '@stundenbuch/domain/access/access';
import { contingentAccess } from '@stundenbuch/domain/accounts/contingents/access';
import { absencePages, absenceSlots } from '@stundenbuch/domain/records/absences/access';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { sickCaseParts } from '@stundenbuch/domain/records/sickcases/access';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { visibilityParts } from '@stundenbuch/domain/records/visibility/access';
import { type Column, DataTable, ExportButton } from '@stundenbuch/web/data';
import { formatHours } from '@stundenbuch/web/format';
import {
  ButtonLink,
  IconButton,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
  Spinner,
} from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { SplitView } from '@stundenbuch/web/split-view';
import { AccountSummary } from '../account/account-summary.tsx';
import { PersonContingents } from '../contingents/person-contingents.tsx';
import { LogOfDay } from '../inbox/log-of-day.tsx';
import { absenceColumns } from '../list/absence-columns.tsx';
import { useDeletion } from '../list/delete-absence.tsx';
import { exportedRequest } from '../list/request-columns.tsx';
import { requestRows, rowOfDay, useAsRequests } from '../list/request-rows.ts';
import { useDeletable } from '../list/use-deletable.ts';
import { useOwnAbsencesQuery } from '../shared/absences.api.ts';
import { dayOf } from '../shared/names.ts';
import { CorrectLink } from './correct-link.tsx';
import { OwnRequests } from './own-requests.tsx';
import { Substitutions } from './substitutions.tsx';

const SickToday = lazyPage(
  async () => (await import('./sick-today.tsx')).SickToday,
  () => null,
);

const ID = 'absences';

const pages = {
  '/absence': lazyPage(async () => (await import('./absence-page.tsx')).AbsencePage, Spinner),
};

const { day, type, hours, status } = absenceColumns;
const columns: Column<Entry>[] = [{ ...day, card: 'title' }, type, hours, status];

/** Of what was requested or approved. */
const sums = (rows: readonly Entry[]) => ({
  hours: formatHours(rows.reduce((sum, { status, hours }) => (takesTheDay(status) ? sum + hours : sum), 0)),
});

export function AbsencesPage() {
  const { data, error, refetch } = useOwnAbsencesQuery();
  const { user, who } = useSession();
  const isDeletable = useDeletable();
  const deletion = useDeletion();
  const asRequests = useAsRequests();
  const pathOf = ({ id }: Entry) => (allows(absencePages['/absence'], who) ? `/absence?id=${id}` : null);
  const sickToday = allows(absenceSlots.sickToday, who);
  const hasContingents = allows(contingentAccess.account, who);
  const mayFallSick = allows(sickCaseParts.fallSick, who);

  if (error && !data) return <LoadFailure title="Meine Abwesenheiten" error={error} onRetry={refetch} />;
  const rows = data ?? [];
  const requests = requestRows(rows, asRequests);
  const mayRequest = allows(absenceSlots.request, who);
  const step = mayRequest && <ButtonLink to="/manage-absence">Abwesenheit beantragen</ButtonLink>;
  return (
    <>
      <PageHeader
        title="Meine Abwesenheiten"
        actions={
          <>
            {asRequests ? (
              <ExportButton id={ID} columns={exportedRequest} rows={requests} />
            ) : (
              <ExportButton id={ID} columns={columns} rows={rows} />
            )}
            {(sickToday || mayFallSick) && (
              // On the phone a button beside the main one is an icon; these say what they do.
              <span className="sb-line">
                {sickToday && <SickToday />}
                {mayFallSick && (
                  <ButtonLink to="/sick-from" icon="absence">
                    {sickToday ? 'Krank ab einer Uhrzeit' : 'Ich bin krank'}
                  </ButtonLink>
                )}
              </span>
            )}
            {mayRequest && (
              <ButtonLink to="/manage-absence" kind="primary" icon="add">
                Abwesenheit beantragen
              </ButtonLink>
            )}
          </>
        }
      />
      {user && !hasContingents && <AccountSummary user={user} />}
      {user && hasContingents && (
        <div className="sb-columns sb-panels">
          <AccountSummary user={user} />
          <PersonContingents user={user.id} />
        </div>
      )}
      {allows(visibilityParts.substitutes, who) && <Substitutions />}
      <SplitView name="Meine Abwesenheiten" pages={pages}>
        <Panel title="Abwesenheiten">
          {!data && <Skeleton lines={8} />}
          {data && asRequests && (
            <OwnRequests id={ID} rows={requests} onDelete={deletion.ask} step={step} to={pathOf} />
          )}
          {data && !asRequests && (
            <DataTable
              id={ID}
              label="Meine Abwesenheiten"
              pageSize={8}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              to={pathOf}
              months={{ dayOf: (absence) => absence.day, sums }}
              step={step}
              empty="Sie haben noch keine Abwesenheit beantragt."
              actions={(absence) => (
                <>
                  <LogOfDay day={absence} />
                  <CorrectLink absence={absence} />
                  {isDeletable(absence) && (
                    <IconButton
                      icon="delete"
                      label={`${absence.kind_name ?? absence.project_name} am ${dayOf(absence)} löschen`}
                      onClick={() => deletion.ask(rowOfDay(absence))}
                    />
                  )}
                </>
              )}
            />
          )}
        </Panel>
      </SplitView>
      {deletion.dialog}
    </>
  );
}

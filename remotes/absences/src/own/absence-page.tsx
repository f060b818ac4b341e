import {
  Button,
  ButtonLink,
  EmptyState,
  IconButton,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
  useBack,
  usePageSearch,
} from '@stundenbuch/web/kit';
import { LogOfDay } from '../inbox/log-of-day.tsx';
import { useDeletion } from '../list/delete-absence.tsx';
import { RequestDetail } from '../list/request-detail.tsx';
import { requestRows, rowOfDay, useAsRequests } from '../list/request-rows.ts';
import { useDeletable } from '../list/use-deletable.ts';
import { useOwnAbsencesQuery } from '../shared/absences.api.ts';
import { dayOf } from '../shared/names.ts';

/** /absence?id: an absence of one's own, or the request that the day belongs to. */
export function AbsencePage() {
  const id = Number(usePageSearch().get('id'));
  const { data, error, refetch } = useOwnAbsencesQuery();
  const asRequests = useAsRequests();
  const isDeletable = useDeletable();
  const back = useBack();
  const row = requestRows(data ?? [], asRequests).find(({ days }) => days.some((day) => day.id === id));
  // If only one of several days is deleted, the page stays open for the others.
  const deletion = useDeletion((deleted) => deleted.key === row?.key && back());
  if (error && !data) return <LoadFailure title="Abwesenheit" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={8} />;
  if (!row)
    return (
      <>
        <PageHeader title="Abwesenheit" />
        <Panel>
          <EmptyState step={<ButtonLink to="/absences">Meine Abwesenheiten</ButtonLink>}>
            Diese Abwesenheit gibt es nicht mehr.
          </EmptyState>
        </Panel>
      </>
    );
  const [first, ...more] = row.days;
  return (
    <>
      <RequestDetail
        row={row}
        actions={
          <>
            {more.length === 0 && <LogOfDay day={first} />}
            {row.days.some(isDeletable) && (
              <Button icon="delete" onClick={() => deletion.ask(row)}>
                Löschen
              </Button>
            )}
          </>
        }
        ofDay={(day) => (
          <>
            <LogOfDay day={day} />
            {isDeletable(day) && (
              <IconButton
                icon="delete"
                label={`${day.kind_name ?? day.project_name} am ${dayOf(day)} löschen`}
                onClick={() => deletion.ask(rowOfDay(day))}
              />
            )}
          </>
        )}
      />
      {deletion.dialog}
    </>
  );
}

import { isOpen } from '@stundenbuch/domain/day/workday/open-days';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { timesheetSentences } from '@stundenbuch/domain/records/timesheet/messages';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay, formatHours } from '@stundenbuch/web/format';
import { EmptyLine, Facts, FormMessage, LoadFailure, Spinner } from '@stundenbuch/web/kit';
import { useOpenMonths, useSession } from '@stundenbuch/web/session';
import type { ReactNode } from 'react';
import { useEntryQuery } from '../shared/timesheet.api.ts';

/** Loads an entry and passes it to its form if it is one's own and its month is open; otherwise it is read-only. */
export function OpenEntry({ id, children }: { id: string; children: (entry: Entry) => ReactNode }) {
  const { currentData: entry, error, isFetching, refetch } = useEntryQuery(id);
  const { user } = useSession();
  const today = useToday();
  const months = useOpenMonths();
  if (!entry && isFetching) return <Spinner />;
  if (!entry) return <LoadFailure error={error} onRetry={refetch} />;
  const isOwn = user === null || entry.user === user.id;
  return isOwn && isOpen(entry.day, today, false, months) ? children(entry) : <ReadOnlyEntry entry={entry} />;
}

/** An entry that can't be changed, and the reason. */
export function ReadOnlyEntry({ entry }: { entry: Entry }) {
  const { user } = useSession();
  const isOwn = user === null || entry.user === user.id;
  return (
    <>
      <EntryFacts entry={entry} />
      {isOwn ? (
        <FormMessage message={timesheetSentences.month_closed.message} />
      ) : (
        // Nothing is wrong with it.
        <EmptyLine>
          Eintrag von {entry.first_name} {entry.name}
        </EmptyLine>
      )}
    </>
  );
}

function EntryFacts({ entry }: { entry: Entry }) {
  const times = entry.start_time && entry.end_time ? `${entry.start_time} – ${entry.end_time}` : null;
  return (
    <Facts
      facts={[
        ['Datum', formatDay(entry.day)],
        ['Art', entry.project_name],
        ['Stunden', formatHours(entry.hours)],
        ...(times ? ([['Zeit', times]] as const) : []),
        ...(entry.booking_text ? ([['Beschreibung', entry.booking_text]] as const) : []),
      ]}
    />
  );
}

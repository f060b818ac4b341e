import { isOpen } from '@stundenbuch/domain/day/workday/open-days';
import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { proposedDay } from '@stundenbuch/domain/records/timesheet/rules';
import { DEFAULT_END, DEFAULT_START } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Day } from '@stundenbuch/domain/time/day';
import { FormBeside } from '@stundenbuch/web/beside';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay } from '@stundenbuch/web/format';
import {
  Button,
  LoadFailure,
  PageHeader,
  Panel,
  Spinner,
  useBack,
  usePageSearch,
} from '@stundenbuch/web/kit';
import { RecordLog } from '@stundenbuch/web/module';
import { useOpenMonths } from '@stundenbuch/web/session';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { DayAllowances } from '../allowances/day-allowances.tsx';
import { useWorkingTimeOfDayQuery } from '../shared/timesheet.api.ts';
import { useDeletion } from './delete-entry.tsx';
import { OpenEntry, ReadOnlyEntry } from './open-entry.tsx';
import { useAddressedDay, useAddressKey } from './search-day.ts';
import { useNewTimes } from './use-new-times.ts';
import { WeekBeside, WeekOfEntry } from './week-of-form.tsx';
import { WorkingTimeForm } from './working-time-form.tsx';

/** /create-workingtime?date and /manage-workingtime?id&date: edit mode by the id, or by the entries of the day. */
export function WorkingTimePage() {
  const id = usePageSearch().get('id');
  const key = useAddressKey();
  return id === null ? <ByDay key={key} /> : <ById id={id} />;
}

function ById({ id }: { id: string }) {
  return (
    <>
      <PageHeader title="Arbeitszeit bearbeiten" actions={<RecordLog table="entries" id={Number(id)} />} />
      <FormBeside beside={<WeekOfEntry id={id} />}>
        <Panel>
          <OpenEntry id={id}>{(entry) => <ChangeWorkingTime entry={entry} />}</OpenEntry>
        </Panel>
      </FormBeside>
    </>
  );
}

/** A stored entry has times of its own. */
const UNASKED = { start_time: DEFAULT_START, end_time: DEFAULT_END, break: null };

function ChangeWorkingTime({ entry }: { entry: Entry }) {
  const back = useBack();
  const deletion = useDeletion(back);
  const kind = kindOf(entry.project);
  if (kind === 'project') return <Navigate to={`/manage-booking?id=${entry.id}`} replace />;
  // All kinds of entries share their ids, and an absence has no times to edit.
  if (kind === 'absence') return <Navigate to="/absences" replace />;
  return (
    <>
      <WorkingTimeForm
        entry={entry}
        values={{ ...UNASKED, day: entry.day }}
        onSaved={back}
        onDelete={deletion.ask}
      />
      {deletion.dialog}
    </>
  );
}

function ByDay() {
  const addressed = useAddressedDay('work');
  const [day, setDay] = useState<Day>(addressed);
  const { currentData: entry, error, isLoading, refetch } = useWorkingTimeOfDayQuery(day);
  const times = useNewTimes(day);
  const back = useBack();
  const deletion = useDeletion(back);
  const today = useToday();
  const months = useOpenMonths();
  if (entry && !isOpen(entry.day, today, false, months)) return <NotOpenDay entry={entry} onOther={setDay} />;
  return (
    <>
      <PageHeader
        title={entry ? 'Arbeitszeit bearbeiten' : 'Arbeitszeit erfassen'}
        actions={entry && <RecordLog table="entries" id={entry.id} />}
      >
        {entry &&
          `Für den ${formatDay(day)} ist bereits eine Arbeitszeit erfasst. Sie ändern diesen Eintrag.`}
      </PageHeader>
      <FormBeside beside={<WeekBeside day={day} />}>
        <Panel>
          {error && <LoadFailure error={error} onRetry={refetch} />}
          {isLoading || !times ? (
            <Spinner />
          ) : (
            <WorkingTimeForm
              entry={entry ?? null}
              values={{ day, ...times }}
              pending={entry === undefined}
              onDay={setDay}
              onSaved={back}
              onDelete={deletion.ask}
            />
          )}
        </Panel>
        <DayAllowances day={day} />
      </FormBeside>
      {deletion.dialog}
    </>
  );
}

function NotOpenDay({ entry, onOther }: { entry: Entry; onOther: (day: Day) => void }) {
  const today = useToday();
  return (
    <>
      <PageHeader title="Arbeitszeit" actions={<RecordLog table="entries" id={entry.id} />} />
      <Panel>
        <ReadOnlyEntry entry={entry} />
        <Button onClick={() => onOther(proposedDay('work', today))}>Anderen Tag wählen</Button>
      </Panel>
    </>
  );
}

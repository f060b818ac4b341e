import { allows } from '@stundenbuch/domain/access/access';
import { officeAccess } from '@stundenbuch/domain/day/office/access';
import { absenceTexts } from '@stundenbuch/domain/records/absences/messages';
import { givesBack } from '@stundenbuch/domain/records/absences/sickness';
import { portionOf } from '@stundenbuch/domain/records/entries/halves';
import { kindOf, TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { formatDay, formatNumber } from '@stundenbuch/web/format';
import { Button } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useEntriesOfDaysQuery, useReportSicknessMutation } from '../shared/absences.api.ts';
import type { Typed } from './live-preview.tsx';

interface Props {
  typed: Pick<Typed, 'project' | 'day' | 'end'>;
  user: number;
  /** The own absences; without them an admin enters the days, who has a page of its own for sickness on vacation. */
  own?: readonly Entry[] | undefined;
}

/** What there is to say of sickness before it is saved: work on its days, and vacation that it would give back. */
export function SickDays({ typed: { project, day, end }, user, own = [] }: Props) {
  const isAsked = project === TYPE.sickness && day !== null && end !== null && day <= end;
  const days = { user, from: day ?? '', to: end ?? '' };
  const { data: entries = [] } = useEntriesOfDaysQuery(days, { skip: !isAsked });
  if (!isAsked) return null;
  const work = entries.filter((one) => kindOf(one.project) !== 'absence');
  const worked = [...new Set(work.map((one) => one.day))].toSorted();
  const vacation = own.filter((one) => givesBack(one) && day <= one.day && one.day <= end);
  return (
    <>
      {worked.length > 0 && (
        <p role="status">
          {`${worked.length === 1 ? 'An diesem Tag ist' : 'An diesen Tagen ist'} schon Arbeit eingetragen: ${worked.map(formatDay).join(', ')}.`}
        </p>
      )}
      {vacation.length > 0 && <SickInVacation key={`${day} ${end}`} days={vacation} />}
    </>
  );
}

/** Approved vacation is not asked for again: the office enters the sickness, and the days come back. */
function SickInVacation({ days }: { days: readonly Entry[] }) {
  const alert = useAlert();
  const { who } = useSession();
  const [report, { isLoading }] = useReportSicknessMutation();
  const [isDone, setIsDone] = useState(false);
  const all = days.map(({ day }) => day).toSorted();
  const count = days.reduce((sum, { half }) => sum + portionOf(half ?? null), 0);
  if (!allows(officeAccess.reportSickness, who)) return null;

  async function send() {
    try {
      const { told } = await report({ day: all[0] as string, end: all.at(-1) as string }).unwrap();
      setIsDone(told > 0);
      if (told > 0) alert(absenceTexts.sickReported);
      else alert(absenceTexts.sickReportedToNobody, 'warning');
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : absenceTexts.saveFailed, 'danger');
    }
  }

  return (
    <div className="sb-stack">
      <p>
        {`In dieser Zeit haben Sie genehmigten Urlaub (${count === 1 ? '1 Tag' : `${formatNumber(count)} Tage`}). Sind Sie im Urlaub krank geworden, trägt es die Verwaltung ein, und die Urlaubstage kommen zurück.`}
      </p>
      {isDone ? (
        <p role="status">Gemeldet.</p>
      ) : (
        <Button icon="absence" busy={isLoading} onClick={send}>
          Krank im Urlaub melden
        </Button>
      )}
    </div>
  );
}

import { allows } from '@stundenbuch/domain/access/access';
import { officeAccess } from '@stundenbuch/domain/day/office/access';
import { absenceTexts } from '@stundenbuch/domain/records/absences/messages';
import { givesBack } from '@stundenbuch/domain/records/absences/sickness';
import { portionOf } from '@stundenbuch/domain/records/entries/halves';
import { kindOf, TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { sickCaseParts } from '@stundenbuch/domain/records/sickcases/access';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useAddressedPerson } from '@stundenbuch/web/form';
import { formatDay, formatNumber } from '@stundenbuch/web/format';
import { Button, ButtonLink } from '@stundenbuch/web/kit';
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
  const { who } = useSession();
  const email = useAddressedPerson();
  const isAsked = project === TYPE.sickness && day !== null && end !== null && day <= end;
  const days = { user, from: day ?? '', to: end ?? '' };
  const { data: entries = [] } = useEntriesOfDaysQuery(days, { skip: !isAsked });
  if (!isAsked) return null;
  const work = entries.filter((one) => kindOf(one.project) !== 'absence');
  const worked = [...new Set(work.map((one) => one.day))].toSorted();
  // Whoever enters it for a person is asked, too (SICK-06).
  const givenBack = allows(sickCaseParts.certificate, who)
    ? entries.filter((one) => givesBack({ ...one, status: one.status ?? null }))
    : [];
  const vacation = own.filter((one) => givesBack(one) && day <= one.day && one.day <= end);
  return (
    <>
      {worked.length > 0 && (
        <p role="status">
          {`${worked.length === 1 ? 'An diesem Tag ist' : 'An diesen Tagen ist'} schon Arbeit eingetragen: ${worked.map(formatDay).join(', ')}.`}
        </p>
      )}
      {email && givenBack.length > 0 && <GiveBack email={email} day={day} end={end} />}
      {vacation.length > 0 && <SickInVacation key={`${day} ${end}`} days={vacation} />}
    </>
  );
}

/** The day is taken by vacation: it is given back on a page of its own, both in one. */
function GiveBack({ email, day, end }: { email: string; day: Day; end: Day }) {
  const query = new URLSearchParams({ user: email, date: day, end });
  return (
    <div className="sb-stack">
      <p>In dieser Zeit ist Urlaub genehmigt. Urlaubstage zurückgeben?</p>
      <ButtonLink to={`/person-sickness?${query}`} icon="absence">
        Urlaubstage zurückgeben
      </ButtonLink>
    </div>
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

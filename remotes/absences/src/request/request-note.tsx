import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { formatNumber } from '@stundenbuch/web/format';
import { useSession } from '@stundenbuch/web/session';
import { nameOfRequest, type RequestRow } from '../list/request-rows.ts';
import { StandsIn } from '../list/stands-in.tsx';
import { Waiting } from '../list/waiting.tsx';

/** The type of a request; for vacation with the remainder of each of its years, this request included. */
export function RequestNote({ row }: { row: RequestRow<PendingAbsence> }) {
  const { who } = useSession();
  const isOffice = allows(absenceParts.office, who);
  const { days } = row;
  const [first] = days;
  const { note } = first;
  const years = new Map(days.map((absence) => [absence.day.slice(0, 4), absence]));
  return (
    <span>
      {nameOfRequest(row)}
      {[...years].map(([year, absence]) => (
        <Remaining key={year} year={year} absence={absence} />
      ))}
      {note && <small>{`„${note}“`}</small>}
      <StandsIn absence={first} />
      {isOffice && <Waiting absence={first} />}
    </span>
  );
}

function Remaining({ year, absence }: { year: string; absence: PendingAbsence }) {
  const { remaining_vacation: remaining, last_year_overdrawn: overdrawn } = absence;
  return (
    <>
      {remaining !== null && (
        <small className={remaining < 0 ? 'sb-nowrap sb-warn' : 'sb-nowrap'}>
          {`Resturlaub ${year}: ${formatNumber(remaining)}`}
        </small>
      )}
      {overdrawn > 0 && (
        <small className="sb-warn">
          {`überzieht den Vorjahresrest um ${overdrawn === 1 ? '1 Tag' : `${formatNumber(overdrawn)} Tage`}`}
        </small>
      )}
    </>
  );
}

import type { OwnAbsence } from '@stundenbuch/domain/records/absences/contract';
import { HALF_LABELS } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { AWAY } from '@stundenbuch/domain/records/entries/type-codes';
import { ANSWER_WORDS } from '@stundenbuch/domain/records/visibility/messages';
import { momentWords } from '@stundenbuch/domain/time/format';
import { formatHours } from '@stundenbuch/web/format';
import { Facts, PageHeader, Panel } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import { dayOf, nameOf } from '../shared/names.ts';
import { AbsenceStatus } from './absence-status.tsx';
import { RequestCost } from './request-cost.tsx';
import { hoursIn, lengthOf, nameOfRequest, periodOf, type RequestRow } from './request-rows.ts';
import { Waiting } from './waiting.tsx';

interface Props<Absence extends OwnAbsence> {
  row: RequestRow<Absence>;
  /** Of somebody else. */
  isNamed?: boolean;
  /** What can be done with all of it. */
  actions?: ReactNode;
  /** What can be done with one of several days. */
  ofDay: (day: Absence) => ReactNode;
}

/** A request with everything that is known of it: its days, the word on it, and what it costs. */
export function RequestDetail<Absence extends OwnAbsence>({
  row,
  isNamed = false,
  actions,
  ofDay,
}: Props<Absence>) {
  const [first] = row.days;
  const isVeiled = first.project_name === AWAY;
  return (
    <>
      <PageHeader title={isNamed ? nameOf(first) : nameOfRequest(row)} actions={actions}>
        {isNamed && `${nameOfRequest(row)}, `}
        {periodOf(row)}
      </PageHeader>
      <Panel title="Angaben">
        <Facts
          facts={[
            ['Dauer', lengthOf(row)],
            // Nothing that would tell one kind from another.
            ...(isVeiled ? [] : ([['Stunden', formatHours(hoursIn(row))]] as const)),
            ...(first.note === undefined ? [] : ([['Notiz', first.note]] as const)),
            ...(first.substitute
              ? ([
                  ['Vertretung', `${first.substitute} (${ANSWER_WORDS[first.substitute_answer ?? 'open']})`],
                ] as const)
              : []),
          ]}
        />
      </Panel>
      <Panel title="Entscheidung">
        <Words row={row} />
      </Panel>
      {!isVeiled && <RequestCost row={row} />}
      {row.days.length > 1 && (
        <Panel title="Tage">
          <ul className="sb-rows">
            {row.days.map((day) => (
              <li key={day.id}>
                <span className="sb-grow">
                  {dayOf(day)}
                  {day.half && ` (${HALF_LABELS[day.half]})`}
                </span>
                <AbsenceStatus status={day.status} />
                <span className="sb-line">{ofDay(day)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** What was said to its days, each word once; of several with the days to which it belongs. */
function Words({ row: { days } }: { row: RequestRow<OwnAbsence> }) {
  const words = [...Map.groupBy(days, (day) => `${wordOn(day)} ${day.decline_reason ?? ''}`)];
  return (
    <div className="sb-stack">
      {words.map(([key, of]) => {
        const [day] = of as [OwnAbsence];
        return (
          <div key={key}>
            <p className="sb-line">
              <AbsenceStatus status={day.status} />
              <span>
                {wordOn(day)} {words.length > 1 && <small>{of.map(dayOf).join(', ')}</small>}
              </span>
            </p>
            <Waiting absence={day} />
            {day.decline_reason && <p>Grund: „{day.decline_reason}“</p>}
          </div>
        );
      })}
    </div>
  );
}

/** 'von Karla Kern am 12.11.2026 um 09:30 Uhr' */
function wordOn({ status, decided_by, decided_at }: OwnAbsence): string {
  if (status === ABSENCE_STATUS.requested) return 'Noch nicht entschieden.';
  const word = [decided_by && `von ${decided_by}`, decided_at && `am ${momentWords(decided_at)}`];
  return word.filter(Boolean).join(' ');
}

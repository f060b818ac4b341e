import { formatFullDay } from '@stundenbuch/web/format';
import { ButtonLink } from '@stundenbuch/web/kit';
import type { Off } from './use-today.ts';

/** Absent or free: until when, and when work goes on. */
export function OffToday({ off: { what, isAbsence, until, next } }: { off: Off }) {
  const since = until ? `Bis ${formatFullDay(until)}: ${what}.` : `Heute: ${what}.`;
  return (
    <>
      <p>
        {since}
        {next && ` Der nächste Arbeitstag ist ${formatFullDay(next)}.`}
      </p>
      {isAbsence && (
        <div className="ts-today-buttons">
          <ButtonLink to="/absences">Meine Abwesenheiten</ButtonLink>
        </div>
      )}
    </>
  );
}

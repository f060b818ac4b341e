import type { PendingAbsence } from '@stundenbuch/domain/absences/contract';
import { formatNumber } from '@stundenbuch/web/format';

/** The type of a request; for vacation with the remainder, this request included. */
export function RequestNote({ absence }: { absence: PendingAbsence }) {
  const { project_name, remaining_vacation: remaining, last_year_overdrawn: overdrawn, day } = absence;
  return (
    <span>
      {project_name}
      {remaining !== null && (
        <span className={remaining < 0 ? 'ab-note ab-note-warn' : 'ab-note'}>
          {`Resturlaub ${day.slice(0, 4)}: ${formatNumber(remaining)}`}
        </span>
      )}
      {overdrawn > 0 && (
        <span className="ab-note ab-note-warn">
          {`überzieht den Vorjahresrest um ${overdrawn === 1 ? '1 Tag' : `${formatNumber(overdrawn)} Tage`}`}
        </span>
      )}
    </span>
  );
}

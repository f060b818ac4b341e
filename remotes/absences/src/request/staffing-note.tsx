import { allows } from '@stundenbuch/domain/access/access';
import { decisionParts } from '@stundenbuch/domain/workflows/decisions/access';
import { shortageSentence } from '@stundenbuch/domain/workflows/decisions/staffing';
import { useSession } from '@stundenbuch/web/session';
import { useStaffingOfRequestQuery } from '../shared/absences.api.ts';
import type { Typed } from './live-preview.tsx';
import { halfOf, minutesOf, noonsOf } from './parts.ts';

interface Props {
  typed: Typed;
  /** For whom an admin enters it. */
  person?: number | undefined;
}

/** On which days fewer would be there than there have to be: a warning, and nothing is refused for it (VIS-04). */
export function StaffingNote({ typed, person }: Props) {
  const { who } = useSession();
  const { day, end } = typed;
  const isAsked = day !== null && end !== null && day <= end && allows(decisionParts.staffingOfRequest, who);
  // Whoever is away for hours is counted as on an afternoon off.
  const half = minutesOf(typed) === null ? halfOf(typed) : 'second';
  const { from_noon, to_noon } = noonsOf(typed);
  const { currentData: shortages = [] } = useStaffingOfRequestQuery(
    {
      from: day ?? '',
      to: end ?? '',
      ...(half && { half }),
      ...(from_noon && { from_noon: '1' }),
      ...(to_noon && { to_noon: '1' }),
      ...(person !== undefined && { user: person }),
    },
    { skip: !isAsked },
  );
  if (!isAsked || shortages.length === 0) return null;
  return (
    <div role="status" aria-label="Besetzung">
      <ul className="sb-bullets sb-warn">
        {shortages.map((shortage) => (
          <li key={`${shortage.day} ${shortage.of}`}>{shortageSentence(shortage)}</li>
        ))}
      </ul>
    </div>
  );
}

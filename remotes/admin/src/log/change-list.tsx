import type { Change } from '@stundenbuch/domain/sides/log/contract';
import { actorName, deedOf, recordTitle } from '@stundenbuch/domain/sides/log/titles';
import { FEATURE_LABELS } from '@stundenbuch/domain/sides/log/words';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { EmptyState } from '@stundenbuch/web/kit';
import { ChangeFields } from './change-fields.tsx';

interface Props {
  label: string;
  changes: readonly Change[];
  /** Whether each says what it is about: not where all are about one record. */
  titled?: boolean;
}

/** One card per change, the newest first. */
export function ChangeList({ label, changes, titled = false }: Props) {
  if (changes.length === 0)
    return <EmptyState>Seit Beginn der Aufzeichnung wurde nichts geändert.</EmptyState>;
  return (
    <ol className="adm-log-list" aria-label={label}>
      {changes.map((change) => (
        <li key={change.id}>
          <p>
            <strong>
              {titled ? `${recordTitle(change, FEATURE_LABELS)}: ${deedOf(change)}` : deedOf(change)}
            </strong>
            <time dateTime={change.at}>{formatMoment(change.at)}</time>
          </p>
          <p className="adm-log-actor">{actorName(change)}</p>
          <ChangeFields change={change} />
          {change.reason && <p className="adm-log-reason">{change.reason}</p>}
        </li>
      ))}
    </ol>
  );
}

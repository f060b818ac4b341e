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
    <ol className="sb-rows" aria-label={label}>
      {changes.map((change) => (
        <li key={change.id}>
          <div className="sb-grow">
            <p className="sb-line">
              <strong className="sb-grow">
                {titled ? `${recordTitle(change, FEATURE_LABELS)}: ${deedOf(change)}` : deedOf(change)}
              </strong>
              <time dateTime={change.at} className="sb-muted">
                {formatMoment(change.at)}
              </time>
            </p>
            <small>{actorName(change)}</small>
            <ChangeFields change={change} />
            {change.reason && (
              <p className="sb-line">
                <span className="sb-muted">Grund:</span>
                <span className="sb-grow">{change.reason}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

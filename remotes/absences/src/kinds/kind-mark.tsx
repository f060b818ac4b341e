import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import './kinds.css';

/** The letters of a kind on its colour and pattern. */
export function KindMark({ kind }: { kind: Pick<AbsenceKind, 'short' | 'colour' | 'pattern'> }) {
  return (
    <span className={`ab-kind ab-kind-${kind.colour} ab-kind-${kind.pattern}`} aria-hidden="true">
      {kind.short}
    </span>
  );
}

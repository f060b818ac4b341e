import type { Change } from '@stundenbuch/domain/sides/log/contract';
import { fieldsOf, NOTHING } from '@stundenbuch/domain/sides/log/shown';
import { FEATURE_LABELS } from '@stundenbuch/domain/sides/log/words';
import './log.css';

/** What it was and what it is, field by field. */
export function ChangeFields({ change }: { change: Change }) {
  if (change.erased) return <span className="sb-muted">gelöscht nach Frist</span>;
  const fields = fieldsOf(change, FEATURE_LABELS);
  if (fields.length === 0) return null;
  const hadBefore = change.op === 'U' || change.op === 'D';
  return (
    <dl className="adm-log-fields">
      {fields.map(({ key, label, before, after }) => (
        <div key={key} className="sb-line">
          <dt>{label}</dt>
          <dd>
            {hadBefore && before && (before === NOTHING ? before : <del>{before}</del>)}
            {change.op === 'U' && before && <span aria-hidden="true"> → </span>}
            {change.op !== 'D' && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

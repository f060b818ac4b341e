import type { OwnAbsence } from '@stundenbuch/domain/records/absences/contract';

/** Where the company has teams: who has to give the next word on an open request. */
export function Waiting({ absence: { waits_for, pre_approved_by } }: { absence: OwnAbsence }) {
  if (!waits_for) return null;
  const next = waits_for.length > 0 ? waits_for.join(' oder ') : 'die Verwaltung';
  return (
    <small>
      {pre_approved_by
        ? `Vorläufig genehmigt von ${pre_approved_by}, wartet auf ${next}`
        : `wartet auf ${next}`}
    </small>
  );
}

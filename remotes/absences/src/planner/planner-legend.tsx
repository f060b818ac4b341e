import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { isWeekday } from '@stundenbuch/domain/time/day';
import { memo } from 'react';
import type { Column } from './planner-days.ts';
import { lookOf } from './planner-looks.ts';
import type { PlannerRow } from './planner-rows.ts';

interface Props {
  rows: readonly PlannerRow[];
  kinds: readonly AbsenceKind[];
  columns: readonly Column[];
}

/** The looks that are there, each with its word. */
export const PlannerLegend = memo(function PlannerLegend({ rows, kinds, columns }: Props) {
  const absences = rows.flatMap(({ runs }) => runs.flatMap((run) => run.absences));
  const looks = new Map(
    absences.map((absence) => [lookOf(absence, kinds).key, { ...lookOf(absence, kinds), of: absence }]),
  );
  const sorted = [...looks.values()].sort((a, b) => a.of.project - b.of.project);
  const names = new Set(
    columns.flatMap(({ day }) =>
      isWeekday(day) ? rows.flatMap(({ free }) => free.get(day)?.name ?? []) : [],
    ),
  );
  return (
    <>
      {sorted.length === 0 && <p className="sb-muted">Niemand ist abwesend.</p>}
      <ul className="sb-line ab-planner-legend" aria-label="Legende">
        {sorted.map(({ key, letters, className, word }) => (
          <Mark key={key} className={className} letters={letters}>
            {word}
          </Mark>
        ))}
        {names.size > 0 && (
          <Mark className="ab-free" letters="F">
            {`arbeitsfrei (${[...names].join(', ')})`}
          </Mark>
        )}
        {absences.some(({ status }) => status === ABSENCE_STATUS.requested) && (
          <Mark className="ab-tentative" letters="?">
            Beantragt
          </Mark>
        )}
        {absences.some(({ half }) => half) && (
          <Mark className="ab-type-10" letters="½">
            halber Tag
          </Mark>
        )}
      </ul>
    </>
  );
});

function Mark({ className, letters, children }: { className: string; letters: string; children: string }) {
  return (
    <li>
      <span className={`ab-run ${className}`} aria-hidden="true">
        {letters}
      </span>
      {children}
    </li>
  );
}

import { tuvState } from '@stundenbuch/domain/sides/inventory/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { formatDay } from '@stundenbuch/web/format';
import { StatusTag } from '@stundenbuch/web/kit';

/** The date, with a tag if it has passed or is near. */
export function TuvDate({ date }: { date: Day | null }) {
  const state = tuvState(date, useToday());
  return (
    <span className="sb-line">
      <span>{formatDay(date)}</span>
      {state === 'overdue' && <StatusTag tone="bad">überfällig</StatusTag>}
      {state === 'due' && <StatusTag tone="warn">bald fällig</StatusTag>}
    </span>
  );
}

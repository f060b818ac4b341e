import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { SelectField } from '@stundenbuch/web/kit';
import { useCallback, useId, useMemo, useState } from 'react';
import { lookOf } from './planner-looks.ts';
import type { PlannerRow } from './planner-rows.ts';

const ALL = '';

/** A choice among the kinds that are seen in these days: only those are drawn, everybody who is away is still counted. */
export function useLooks(rows: readonly PlannerRow[], kinds: readonly AbsenceKind[]) {
  const id = useId();
  const [chosen, setChosen] = useState<{ key: string; word: string } | null>(null);
  const known = useMemo(() => {
    const found = rows.flatMap(({ byDay }) => [...byDay.values()].flat());
    const words = new Map(found.map((one) => [lookOf(one, kinds).key, lookOf(one, kinds).word]));
    if (chosen) words.set(chosen.key, chosen.word);
    return words;
  }, [rows, kinds, chosen]);
  const key = chosen?.key;

  const only = useCallback(
    (row: PlannerRow): PlannerRow => {
      if (key === undefined) return row;
      const isChosen = (one: Vacation) => lookOf(one, kinds).key === key;
      const of = (absences: readonly Vacation[]) => absences.filter(isChosen);
      const byDay = new Map([...row.byDay].map(([day, absences]) => [day, of(absences)] as const));
      const runs = row.runs.map((run) => ({ ...run, absences: of(run.absences) }));
      return {
        ...row,
        byDay: new Map([...byDay].filter(([, absences]) => absences.length > 0)),
        runs: runs.filter(({ absences }) => absences.length > 0),
      };
    },
    [key, kinds],
  );
  const options = [...known].map(([value, label]) => ({ value, label }));
  const field = (known.size > 1 || chosen) && (
    <SelectField
      id={`${id}-kind`}
      name="kind"
      label="Art"
      value={key ?? ALL}
      options={[
        { value: ALL, label: 'Alle Arten' },
        ...options.toSorted((a, b) => a.label.localeCompare(b.label, 'de')),
      ]}
      onChange={(value) => setChosen(value ? { key: value, word: known.get(value) ?? '' } : null)}
    />
  );
  return { only, field };
}

import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import { CheckboxField } from '../kit/choice-fields.tsx';
import type { Column } from './column.ts';

interface Props<Row, Key> {
  /** Those that can be selected, on all pages of the table. */
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  nameOf: (row: Row) => string;
  /** Something happens to it already. */
  isBusy?: (row: Row) => boolean;
}

/** Rows that are ticked to do something with all of them: the column, and the field that ticks every row. */
export function useSelection<Row, Key>({ rows, keyOf, nameOf, isBusy = () => false }: Props<Row, Key>) {
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(new Set());
  const keys = new Set(rows.map(keyOf));
  const selected = rows.filter((row) => chosen.has(keyOf(row)) && !isBusy(row));
  const choose = (key: Key, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, key] : [...chosen].filter((other) => other !== key)));
  const column: Column<Row> = {
    key: 'chosen',
    title: 'Auswahl',
    hidesTitle: true,
    sortable: false,
    card: 'lead',
    value: () => null,
    render: (row) => (
      <Checkbox
        aria-label={`${nameOf(row)} auswählen`}
        checked={chosen.has(keyOf(row)) && keys.has(keyOf(row))}
        disabled={isBusy(row) || !keys.has(keyOf(row))}
        onChange={(event) => choose(keyOf(row), event.target.checked)}
      />
    ),
  };
  const all = (
    <CheckboxField
      id={id}
      name="all"
      label={`Alle auswählen (${selected.length} von ${rows.length} ausgewählt)`}
      value={selected.length > 0 && selected.length === rows.length}
      onChange={(isChosen) => setChosen(new Set(isChosen ? keys : []))}
    />
  );
  return { selected, column, all, clear: () => setChosen(new Set()) };
}

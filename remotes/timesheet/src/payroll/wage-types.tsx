import { UNIT_WORDS } from '@stundenbuch/domain/accounts/payroll/sources';
import { KEYS, type Target } from '@stundenbuch/domain/accounts/payroll/wage-types';
import { type Column, DataTable } from '@stundenbuch/web/data';
import type { FieldProps } from '@stundenbuch/web/form';
import { IconButton, Panel } from '@stundenbuch/web/kit';
import { useState } from 'react';
import type { Source, TypedWageType } from './typed.ts';
import { WageTypeDialog } from './wage-type-dialog.tsx';

interface Props {
  field: FieldProps<readonly TypedWageType[]>;
  sources: readonly Source[];
  target: Target;
}

interface Row {
  source: Source;
  mapped: TypedWageType | null;
}

const keyLabel = (key: number | null): string => {
  if (key === null) return '';
  const known = KEYS.find((one) => one.key === key);
  return known ? `${key} ${known.label}` : `${key} anderer`;
};

/** Each source with what it becomes; what has no wage type makes no line. */
export function WageTypes({ field, sources, target }: Props) {
  const [editing, setEditing] = useState<Row | null>(null);
  const rows = sources.map((source): Row => {
    return { source, mapped: field.value.find((one) => one.source === source.key) ?? null };
  });
  const columns: Column<Row>[] = [
    { key: 'source', title: 'Quelle', value: ({ source }) => source.label, card: 'title' },
    { key: 'unit', title: 'Einheit', value: ({ mapped }) => (mapped ? UNIT_WORDS[mapped.unit] : '') },
    {
      key: 'wage_type',
      title: 'Lohnart',
      value: ({ mapped }) => mapped?.wage_type ?? null,
      render: ({ mapped }) => mapped?.wage_type ?? (mapped ? '' : <span className="sb-muted">keine</span>),
    },
    ...(target === 'lodas'
      ? [{ key: 'key', title: 'Schlüssel', value: ({ mapped }: Row) => keyLabel(mapped?.key ?? null) }]
      : []),
    ...(target === 'lug'
      ? [
          {
            key: 'absence_key',
            title: 'Ausfallschlüssel',
            value: ({ mapped }: Row) => mapped?.absence_key ?? '',
          },
        ]
      : []),
  ];
  const set = (source: Source, wageType: TypedWageType | null) => {
    const others = field.value.filter((one) => one.source !== source.key);
    field.onChange(wageType ? [...others, wageType] : others);
    setEditing(null);
  };
  return (
    <Panel title="Lohnarten">
      {field.error && (
        <p className="sb-field-error" role="alert">
          {field.error}
        </p>
      )}
      <DataTable
        id="wage-types"
        label="Lohnarten"
        columns={columns}
        rows={rows}
        rowKey={({ source }) => source.key}
        pageSize={50}
        empty=""
        actions={(row) => (
          <IconButton
            icon="edit"
            label={`Lohnart für ${row.source.label} bearbeiten`}
            disabled={field.disabled}
            onClick={() => setEditing(row)}
          />
        )}
      />
      {editing && (
        <WageTypeDialog
          {...{ target, sources }}
          source={editing.source}
          mapped={editing.mapped}
          onSave={(wageType) => set(editing.source, wageType)}
          onClose={() => setEditing(null)}
        />
      )}
    </Panel>
  );
}

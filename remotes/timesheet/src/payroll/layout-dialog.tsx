import {
  FIELDS,
  type LayoutField,
  type LayoutInput,
  layoutInput,
  type PayrollLayout,
} from '@stundenbuch/domain/accounts/payroll/contract';
import { payrollSentences, payrollTexts } from '@stundenbuch/domain/accounts/payroll/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { type FieldProps, Form, refusalBy, useForm } from '@stundenbuch/web/form';
import {
  Button,
  CheckboxField,
  Dialog,
  DialogActions,
  IconButton,
  SelectField,
  TextField,
} from '@stundenbuch/web/kit';
import { ENCODING_WORDS, FIELD_WORDS, ORDER_WORDS, ROW_WORDS, SEPARATOR_WORDS } from './layout-words.ts';
import { useSavePayrollLayoutMutation } from './payroll.api.ts';

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));

interface TypedColumn {
  key: number;
  field: LayoutField;
  title: string;
  text: string;
}

const NEW: Omit<LayoutInput, 'columns'> = {
  name: '',
  rows: 'sums',
  separator: ';',
  decimal: ',',
  head: true,
  encoding: 'windows-1252',
  order: 'number',
};

const fields = FIELDS.map((value) => ({ value, label: FIELD_WORDS[value] }));

export function LayoutDialog({ layout, onClose }: { layout: PayrollLayout | null; onClose: () => void }) {
  const [save] = useSavePayrollLayoutMutation();
  const alert = useAlert();
  const { columns: stored = [], ...rest } = layout ?? { ...NEW, columns: [] };
  const form = useForm({
    values: {
      ...NEW,
      ...rest,
      columns: stored.map(
        ({ field, title, text }, key): TypedColumn => ({ key, field, title: title ?? '', text: text ?? '' }),
      ) as readonly TypedColumn[],
    },
    check: (typed) => refusalBy(layoutInput, typed, payrollSentences),
    save: (typed) => save({ id: layout?.id ?? null, input: layoutInput.parse(typed) }).unwrap(),
    saved: () => {
      alert(payrollTexts.layoutSaved);
      onClose();
    },
  });
  return (
    <Dialog open title={layout ? 'Spalten bearbeiten' : 'Spalten anlegen'} onClose={onClose}>
      <Form
        form={form}
        label="Spalten"
        actions={<DialogActions confirm="Speichern" busy={form.busy} onCancel={onClose} />}
      >
        <TextField {...form.field('name')} label="Name" required maxLength={40} />
        <SelectField {...form.field('rows')} label="Zeilen" options={optionsOf(ROW_WORDS)} />
        <Columns field={form.field('columns')} />
        <SelectField {...form.field('separator')} label="Trennzeichen" options={optionsOf(SEPARATOR_WORDS)} />
        <SelectField
          {...form.field('decimal')}
          label="Dezimalzeichen"
          options={optionsOf({ ',': 'Komma', '.': 'Punkt' })}
        />
        <CheckboxField {...form.field('head')} label="Kopfzeile mit den Namen der Spalten" />
        <SelectField {...form.field('encoding')} label="Zeichensatz" options={optionsOf(ENCODING_WORDS)} />
        <SelectField {...form.field('order')} label="Sortiert nach" options={optionsOf(ORDER_WORDS)} />
      </Form>
    </Dialog>
  );
}

function Columns({ field }: { field: FieldProps<readonly TypedColumn[]> }) {
  const { id, value, onChange, error, disabled } = field;
  const change = (at: number, part: Partial<TypedColumn>) =>
    onChange(value.map((column, i) => (i === at ? { ...column, ...part } : column)));
  const add = () => {
    const key = Math.max(-1, ...value.map((column) => column.key)) + 1;
    onChange([...value, { key, field: 'personnel_number', title: '', text: '' }]);
  };
  return (
    <fieldset className="sb-stack">
      <legend>Spalten</legend>
      {value.map((column, at) => (
        <div key={column.key} className="ts-payroll-column">
          <SelectField
            id={`${id}-field-${column.key}`}
            name={`field-${column.key}`}
            label={`${at + 1}. Spalte`}
            value={column.field}
            options={fields}
            disabled={disabled}
            onChange={(chosen) => change(at, { field: chosen })}
          />
          <TextField
            id={`${id}-title-${column.key}`}
            name={`title-${column.key}`}
            label="Überschrift"
            value={column.title}
            maxLength={40}
            disabled={disabled}
            onChange={(title) => change(at, { title })}
          />
          {column.field === 'text' && (
            <TextField
              id={`${id}-text-${column.key}`}
              name={`text-${column.key}`}
              label="Text"
              value={column.text}
              maxLength={60}
              disabled={disabled}
              onChange={(text) => change(at, { text })}
            />
          )}
          <IconButton
            icon="delete"
            label={`${at + 1}. Spalte entfernen`}
            disabled={disabled}
            onClick={() => onChange(value.toSpliced(at, 1))}
          />
        </div>
      ))}
      {error && (
        <p className="sb-field-error" role="alert">
          {error}
        </p>
      )}
      <Button icon="add" disabled={disabled} onClick={add}>
        Spalte hinzufügen
      </Button>
    </fieldset>
  );
}

import type { Day } from '@stundenbuch/domain/calendar/day';
import { formatDay } from '../format/index.ts';
import { Field, type FieldFrame } from '../kit/field.tsx';
import { ComingField } from './coming-field.tsx';
import { latePart } from './late-part.ts';
import './data.css';

export interface DateFieldProps extends FieldFrame {
  name: string;
  value: Day | null;
  onChange: (value: Day | null) => void;
  min?: Day;
  max?: Day;
  disabled?: boolean;
  /** Off where there is always a day. */
  clearable?: boolean;
}

export const usePicker = latePart(async () => (await import('./date-picker.tsx')).DatePicker);

export function DateField(props: DateFieldProps) {
  const { id, label, hint, error, required, value } = props;
  const Picker = usePicker();
  return (
    <Field {...{ id, label, hint, error, required }}>
      {Picker ? <Picker {...props} /> : <ComingField id={id} value={value ? formatDay(value) : ''} />}
    </Field>
  );
}

import { formatAnyDay } from '@stundenbuch/domain/time/format';
import { Field } from '../kit/field.tsx';
import { lazyPage } from '../lazy-page/index.ts';
import { FieldPlaceholder } from './field-placeholder.tsx';
import type { DateFieldProps } from './field-props.ts';
import { dayParser } from './read-day.ts';
import { useTyping } from './typing.ts';
import './data.css';

export const LazyPicker = lazyPage(
  async () => (await import('./date-picker.tsx')).DatePicker,
  ({ id, value }) => <FieldPlaceholder id={id} value={value ? formatAnyDay(value) : ''} />,
);

/** A day, typed in any of the short forms or picked in the calendar. Text that is no day remains, with the reason. */
export function DateField(props: DateFieldProps) {
  const { id, label, hint, required, value, onChange, min, max, clearable } = props;
  const typing = useTyping({ value, parse: dayParser({ min, max }), onChange, filled: clearable === false });
  const error = typing.problem ?? props.error;
  return (
    <Field {...{ id, label, hint, error, required }}>
      <LazyPicker {...props} error={error} typing={typing} />
    </Field>
  );
}

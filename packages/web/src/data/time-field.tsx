import { parseTypedTime } from '@stundenbuch/domain/time/typed-time';
import { Field } from '../kit/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { lazyPage } from '../lazy-page/index.ts';
import { usePhone } from '../theme/index.ts';
import { FieldPlaceholder } from './field-placeholder.tsx';
import type { TimeFieldProps } from './field-props.ts';
import { type Parsed, useTyping } from './typing.ts';

export const LazyTimes = lazyPage(async () => (await import('./time-list.tsx')).TimeList, FieldPlaceholder);

/** A time of day, typed (0730, 7:30, 7) or picked; on phones from the native list. */
export function TimeField(props: TimeFieldProps) {
  const isPhone = usePhone();
  if (!isPhone || props.anyMinute) return <TypedTimeField {...props} />;
  const { times, anyMinute: _, ...field } = props;
  return <SelectField {...field} options={times.map((time) => ({ value: time, label: time }))} />;
}

function TypedTimeField(props: TimeFieldProps) {
  const { id, label, hint, required, value, onChange, times, anyMinute } = props;
  const typing = useTyping({
    value,
    parse: (text) => read(text, times, anyMinute),
    filled: true,
    onChange: (time) => time && onChange(time),
  });
  const error = typing.problem ?? props.error;
  return (
    <Field {...{ id, label, hint, error, required }}>
      <LazyTimes {...props} error={error} typing={typing} />
    </Field>
  );
}

function read(text: string, times: readonly string[], anyMinute = false): Parsed {
  const typed = parseTypedTime(text);
  if (typed.problem !== undefined) return { problem: typed.problem };
  if (typed.time === null || anyMinute || times.includes(typed.time)) return { value: typed.time };
  return { problem: `Möglich ist jede Viertelstunde von ${times[0]} bis ${times.at(-1)} Uhr.` };
}

import { presetPeriods } from '@stundenbuch/domain/time/preset-periods';
import { useId } from 'react';
import { today } from '../clock/index.ts';
import { formatDay } from '../format/index.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { lazyPage } from '../lazy-page/index.ts';
import { usePhone } from '../theme/index.ts';
import { DateField } from './date-field.tsx';
import { FieldPlaceholder } from './field-placeholder.tsx';
import type { DateRangeProps, RangeProps } from './field-props.ts';

export const LazyRange = lazyPage(
  async () => (await import('./range-picker.tsx')).RangePicker,
  ({ id, value }) => (
    <Field id={`${id}-from`} label="Von">
      <FieldPlaceholder id={`${id}-from`} value={`${formatDay(value.from)} – ${formatDay(value.to)}`} />
    </Field>
  ),
);

/** From and to of a filter; neither can be empty. */
export function DateRange(props: DateRangeProps) {
  const id = useId();
  const isPhone = usePhone();
  return isPhone ? <TwoDays {...props} id={id} /> : <LazyRange {...props} id={id} />;
}

/** A phone has no room for two months side by side. */
function TwoDays({ id, value, onChange, min, max, presets = true }: RangeProps) {
  const limits = { ...(min && { min }), ...(max && { max }) };
  return (
    <>
      <DateField
        {...limits}
        clearable={false}
        id={`${id}-from`}
        name="from"
        label="Von"
        value={value.from}
        onChange={(from) => from && onChange({ ...value, from })}
      />
      <DateField
        {...limits}
        clearable={false}
        id={`${id}-to`}
        name="to"
        label="Bis"
        value={value.to}
        onChange={(to) => to && onChange({ ...value, to })}
      />
      {presets && (
        <fieldset className="sb-presets">
          <legend className="sb-hidden">Zeitraum</legend>
          {presetPeriods(today(), limits).map(({ name, from, to }) => (
            <Button key={name} onClick={() => onChange({ from, to })}>
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

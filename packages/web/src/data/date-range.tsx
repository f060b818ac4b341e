import { presetPeriods } from '@stundenbuch/domain/time/preset-periods';
import { useId } from 'react';
import { today } from '../clock/index.ts';
import { formatDay } from '../format/index.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { PHONE, useMedia } from '../theme/index.ts';
import { DateField } from './date-field.tsx';
import { FieldPlaceholder } from './field-placeholder.tsx';
import type { DateRangeProps, RangeProps } from './field-props.ts';
import { lazyPart } from './lazy-part.ts';

export const useRange = lazyPart(async () => (await import('./range-picker.tsx')).RangePicker);

/** From and to of a filter; neither can be empty. */
export function DateRange(props: DateRangeProps) {
  const id = useId();
  const isPhone = useMedia(PHONE);
  return isPhone ? <TwoDays {...props} id={id} /> : <OneRange {...props} id={id} />;
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

function OneRange(props: RangeProps) {
  const { id, value } = props;
  const Range = useRange();
  if (Range) return <Range {...props} />;
  return (
    <Field id={`${id}-from`} label="Von">
      <FieldPlaceholder id={`${id}-from`} value={`${formatDay(value.from)} – ${formatDay(value.to)}`} />
    </Field>
  );
}

import type { Day } from '@stundenbuch/domain/calendar/day';
import { useId } from 'react';
import { DateField } from './date-field.tsx';

export interface Period {
  from: Day;
  to: Day;
}

interface Props {
  value: Period;
  onChange: (value: Period) => void;
  min?: Day;
  max?: Day;
}

/** From and to of a filter; neither can be empty. */
export function DateRange({ value, onChange, min, max }: Props) {
  const id = useId();
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
    </>
  );
}

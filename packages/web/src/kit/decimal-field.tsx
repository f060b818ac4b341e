import { parseDecimal, signedNumber } from '@stundenbuch/domain/time/format';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-fields.tsx';

interface Props extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  /** null: empty; NaN: not a number, which no rule accepts. */
  value: number | null;
  onChange: (value: number | null) => void;
}

const toText = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : signedNumber(value);

const toValue = (text: string): number | null =>
  text.trim() === '' ? null : (parseDecimal(text) ?? Number.NaN);

/**
 * A number with a comma or point (AMB-115). Not type=number: Chromium follows the browser's language there and
 * turns 7,5 into 75 in an English one.
 */
export function DecimalField({ value, onChange, ...field }: Props) {
  const [text, setText] = useState(toText(value));
  const typed = toValue(text);
  const inStep =
    Object.is(typed, value) ||
    (typed !== null && Number.isNaN(typed) && value !== null && Number.isNaN(value));
  const shown = inStep ? text : toText(value);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(next) => {
        setText(next);
        onChange(toValue(next));
      }}
    />
  );
}

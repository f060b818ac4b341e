import { signedNumber } from '@stundenbuch/domain/time/format';
import { parseTypedBreak } from '@stundenbuch/domain/time/typed-break';
import { useLayoutEffect, useState } from 'react';
import { TextField, type TextFieldProps } from './text-fields.tsx';

interface Props extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  /** In hours. null: empty; NaN: not understood, so that no sum is made of it. */
  value: number | null;
  onChange: (value: number | null) => void;
}

const toText = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : signedNumber(value);

/** A break in any of its short forms (30, 0:30, 30 min, 0,5), shown in hours once the field is left. */
export function BreakField({ value, onChange, ...field }: Props) {
  const { id } = field;
  const [text, setText] = useState(toText(value));
  const [isTaken, setIsTaken] = useState(true);
  const typed = parseTypedBreak(text);
  const read = typed.problem === undefined ? typed.hours : Number.NaN;
  // Some forms have 0 for an empty field.
  const isOwn = Object.is(read, value) || (read === null && value === 0);
  const problem = isOwn ? (typed.problem ?? '') : '';
  // The surrounding form refuses to submit a text that the field has refused.
  useLayoutEffect(
    () => (document.getElementById(id) as HTMLInputElement | null)?.setCustomValidity(problem),
    [id, problem],
  );

  function take() {
    setIsTaken(true);
    if (isOwn && read !== null && !problem) setText(toText(read));
  }

  return (
    <TextField
      {...field}
      error={(isTaken && problem) || field.error}
      inputMode="decimal"
      autoComplete="off"
      value={isOwn ? text : toText(value)}
      onBlur={take}
      onPressEnter={take}
      onChange={(next) => {
        const { hours } = parseTypedBreak(next);
        setText(next);
        setIsTaken(false);
        onChange(hours === undefined ? Number.NaN : hours);
      }}
    />
  );
}

import { useMemo } from 'react';
import { today } from '../clock/index.ts';
import { described } from '../kit/described.ts';
import type { DateFieldProps } from './field-props.ts';
import { GermanPicker, toDay, toDayjs, words } from './german-calendar.ts';
import { readDay } from './read-day.ts';
import { TypedFields, TypedInput } from './typed-input.tsx';
import type { Typing } from './typing.ts';
import './antd.css';

const components = { input: TypedInput };
const popup = { popup: { root: 'sb-calendar' } };
// antd would put it on the other side of a narrow field, half off the screen.
const onScreen = { overflow: { shiftX: true, adjustY: true } };

interface Props extends DateFieldProps {
  typing: Typing;
}

/** The calendar of a date field. It opens on the day that is in the field, chosen or typed, else on today. */
export function DatePicker({ typing, ...props }: Props) {
  const { id, hint, error, required, name, value, onChange, min, max, disabled } = props;
  const typed = typing.text === undefined ? value : readDay(typing.text, { min, max });
  // antd takes another object for another value and forgets what is being chosen.
  const shown = useMemo(() => toDayjs(typed), [typed]);
  return (
    <TypedFields value={{ [id]: { ...typing, min, max } }}>
      <GermanPicker
        {...described({ id, hint, error, required })}
        {...(error && { status: 'error' as const })}
        className="sb-date"
        classNames={popup}
        popupAlign={onScreen}
        components={components}
        locale={words}
        allowClear={props.clearable ?? !required}
        name={name}
        format="DD.MM.YYYY"
        placeholder="TT.MM.JJJJ"
        value={shown}
        defaultPickerValue={(!typed && toDayjs(today())) || undefined}
        minDate={toDayjs(min) ?? undefined}
        maxDate={toDayjs(max) ?? undefined}
        previewValue={false}
        disabled={disabled ?? false}
        // Enter takes the day; it must not send a form that is only half filled.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(picked) => onChange(picked && toDay(picked))}
      />
    </TypedFields>
  );
}

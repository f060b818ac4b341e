import { monthOf } from '@stundenbuch/domain/time/day';
import type { Dayjs } from 'dayjs';
import { startTransition, useMemo } from 'react';
import { today } from '../clock/index.ts';
import { described } from '../kit/described.ts';
import type { DateFieldProps } from './field-props.ts';
import { GermanPicker, toDay, toDayjs, words } from './german-calendar.ts';
import { readDay } from './read-day.ts';
import { TypedFields, TypedInput } from './typed-input.tsx';
import type { Typing } from './typing.ts';
import { useLateOpening } from './use-late-opening.ts';
import './antd.css';

const components = { input: TypedInput };
const popup = { popup: { root: 'sb-calendar', container: 'sb-calendar-box' } };
// antd would otherwise align it with the other side of a narrow field, half off the screen.
const onScreen = { overflow: { shiftX: true, adjustY: true } };

interface Props extends DateFieldProps {
  typing: Typing;
}

/** The calendar of a date field. It opens on the day in the field, picked or typed, or on today. */
export function DatePicker({ typing, ...props }: Props) {
  const { id, hint, error, required, name, value, onChange, min, max, disabled, marks } = props;
  const clearable = props.clearable ?? !required;
  const typed = typing.text === undefined ? value : readDay(typing.text, { min, max });
  // antd treats a new object as a new value and drops a selection in progress.
  const shown = useMemo(() => toDayjs(typed), [typed]);
  const { isOpen, onOpenChange, giveUp } = useLateOpening();
  return (
    <TypedFields value={{ [id]: { ...typing, clearable, min, max } }}>
      <GermanPicker
        {...described({ id, hint, error, required })}
        {...(error && { status: 'error' as const })}
        className="sb-control"
        classNames={popup}
        popupAlign={onScreen}
        components={components}
        transitionName=""
        locale={words}
        allowClear={clearable}
        name={name}
        format="DD.MM.YYYY"
        placeholder="TT.MM.JJJJ"
        value={shown}
        defaultPickerValue={(!typed && toDayjs(today())) || undefined}
        minDate={toDayjs(min) ?? undefined}
        maxDate={toDayjs(max) ?? undefined}
        previewValue={false}
        disabled={disabled ?? false}
        open={isOpen}
        onOpenChange={(opens) => {
          onOpenChange(opens);
          if (opens) startTransition(() => marks?.onShow(monthOf(typed ?? today())));
        }}
        {...(marks && {
          // https://ant.design/components/date-picker#date-picker-demo-cell-render
          cellRender: (cell, { type, originNode }) =>
            type === 'date' && isDate(cell) ? marks.draw(toDay(cell)) : originNode,
          renderExtraFooter: () => marks.legend,
          onPanelChange: (date) => marks.onShow(monthOf(toDay(date))),
        })}
        // Enter accepts the day; it must not submit a half-filled form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          if (event.key === 'Enter' || event.key === 'Escape') giveUp();
        }}
        onBlur={giveUp}
        onChange={(picked) => onChange(picked && toDay(picked))}
      />
    </TypedFields>
  );
}

const isDate = (cell: Dayjs | string | number): cell is Dayjs => typeof cell === 'object';

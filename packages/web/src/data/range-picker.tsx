import { presetPeriods } from '@stundenbuch/domain/time/preset-periods';
import type { Dayjs } from 'dayjs';
import { startTransition, useMemo, useRef, useState } from 'react';
import { today } from '../clock/index.ts';
import type { Period, RangeProps } from './field-props.ts';
import { GermanPicker, toDay, toDayjs, words } from './german-calendar.ts';
import { lateMonths, Openings } from './late-days.tsx';
import { dayParser, readDay } from './read-day.ts';
import { TypedFields, TypedInput } from './typed-input.tsx';
import { type Typing, useTyping } from './typing.ts';
import { useLateOpening } from './use-late-opening.ts';
import './antd.css';

const components = { input: TypedInput };
const popup = { popup: { root: 'sb-calendar', container: 'sb-calendar-box' } };

type Chosen = readonly (Dayjs | null)[] | null;

const toPeriod = (chosen: Chosen): Period | null => {
  const [from, to] = chosen ?? [];
  return from && to ? { from: toDay(from), to: toDay(to) } : null;
};

/** From and to with two months side by side and preset periods. */
export function RangePicker({ id, value, onChange, min, max, presets: hasPresets = true }: RangeProps) {
  const limits = { min, max };
  const [openings, setOpenings] = useState(0);
  const { isOpen, onOpenChange, giveUp } = useLateOpening();
  /** The selection in the calendar before the second day is picked. */
  const choosing = useRef<Period | null>(null);
  const parse = dayParser(limits);
  const put = (day: Partial<Period>) => onChange({ ...(choosing.current ?? value), ...day });
  const from = useTyping({
    value: value.from,
    parse,
    filled: true,
    onChange: (day) => day && put({ from: day }),
  });
  const to = useTyping({ value: value.to, parse, filled: true, onChange: (day) => day && put({ to: day }) });
  const ids = { start: `${id}-from`, end: `${id}-to` };
  const problem = from.problem ?? to.problem;

  const seen = (typing: Typing, day: string) => (typing.text && readDay(typing.text, limits)) || day;
  const [start, end] = [seen(from, value.from), seen(to, value.to)];
  // antd treats a new object as a new value and drops a selection in progress.
  const shown = useMemo((): [Dayjs | null, Dayjs | null] => [toDayjs(start), toDayjs(end)], [start, end]);
  const presets = (hasPresets ? presetPeriods(today(), limits) : []).map((preset) => ({
    label: preset.name,
    value: [toDayjs(preset.from), toDayjs(preset.to)] as [Dayjs, Dayjs],
  }));

  return (
    <TypedFields value={{ [ids.start]: { ...from, ...limits }, [ids.end]: { ...to, ...limits } }}>
      <div className="sb-field sb-range">
        <div className="sb-range-labels">
          <label htmlFor={ids.start}>Von</label>
          <label htmlFor={ids.end}>Bis</label>
        </div>
        <Openings value={openings}>
          <GermanPicker.RangePicker
            className="sb-control"
            classNames={popup}
            aria-describedby={problem && `${id}-error`}
            {...(problem && { status: 'error' as const, 'aria-invalid': true })}
            components={components}
            panelRender={lateMonths}
            transitionName=""
            locale={words}
            id={ids}
            format="DD.MM.YYYY"
            allowClear={false}
            value={shown}
            minDate={toDayjs(min) ?? undefined}
            maxDate={toDayjs(max) ?? undefined}
            presets={presets}
            previewValue={false}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
              if (event.key === 'Enter' || event.key === 'Escape') giveUp();
            }}
            onBlur={giveUp}
            open={isOpen}
            onCalendarChange={(chosen) => {
              choosing.current = toPeriod(chosen);
            }}
            onOpenChange={(opens) => {
              onOpenChange(opens);
              if (opens) startTransition(() => setOpenings(openings + 1));
              else choosing.current = null;
            }}
            onChange={(chosen) => {
              const period = toPeriod(chosen);
              if (period) onChange(period);
            }}
          />
        </Openings>
        {problem && (
          <p id={`${id}-error`} className="sb-field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </TypedFields>
  );
}

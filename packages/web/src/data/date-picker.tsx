import RcPicker, { type PickerRef } from '@rc-component/picker';
import dayjsConfig from '@rc-component/picker/generate/dayjs';
import german from 'antd/es/date-picker/locale/de_DE';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import type { Day } from '@stundenbuch/domain/calendar/day';
import { useMemo } from 'react';
import { today } from '../clock/index.ts';
import { described } from '../kit/described.ts';
import { Icon } from '../kit/icon.tsx';
import type { DateFieldProps } from './date-field.tsx';
import './calendar.css';

// Typed dates may leave out zeros; shown is always dd.mm.yyyy, whatever language the browser speaks.
const FORMATS = ['DD.MM.YYYY', 'D.M.YYYY', 'DD.MM.YY', 'YYYY-MM-DD'];

// The day that is marked as today is the server's, not the device's.
const calendar = { ...dayjsConfig, getNow: () => dayjs(today(), 'YYYY-MM-DD') };

/** The picker keeps its limits to itself; programs that help to fill forms read them at the input. */
function showLimits(min: Day | undefined, max: Day | undefined) {
  return (picker: PickerRef | null) => {
    const input = picker?.nativeElement.querySelector('input');
    for (const [name, day] of Object.entries({ min, max })) {
      if (day) input?.setAttribute(name, day);
    }
  };
}

const toDayjs = (day: Day | null | undefined) => (day ? dayjs(day, 'YYYY-MM-DD') : null);

/** The calendar inside antd's date picker, without antd around it: a third of the bytes, and no styles written at run time. */
export function DatePicker(props: DateFieldProps) {
  const { id, hint, error, required, name, value, onChange, min, max, disabled } = props;
  const clearable = props.clearable ?? !required;
  // The picker takes a new object for a new value, and forgets what is being typed.
  const shown = useMemo(() => toDayjs(value), [value]);
  return (
    <RcPicker<dayjs.Dayjs>
      {...described({ id, hint, error, required })}
      ref={showLimits(min, max)}
      prefixCls="ant-picker"
      className="sb-date"
      generateConfig={calendar}
      locale={german.lang}
      allowClear={clearable && { clearIcon: <Icon name="close" /> }}
      suffixIcon={<Icon name="calendar" />}
      superPrevIcon={<Icon name="first" />}
      prevIcon={<Icon name="previous" />}
      nextIcon={<Icon name="next" />}
      superNextIcon={<Icon name="last" />}
      name={name}
      format={FORMATS}
      placeholder="TT.MM.JJJJ"
      value={shown}
      minDate={toDayjs(min) ?? undefined}
      maxDate={toDayjs(max) ?? undefined}
      defaultPickerValue={toDayjs(today()) ?? undefined}
      // What is typed stays, also where the calendar opens under the pointer.
      previewValue={false}
      disabled={disabled ?? false}
      // Enter takes the day; it must not send a form that is only half filled.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(picked) => onChange(picked && !Array.isArray(picked) ? picked.format('YYYY-MM-DD') : null)}
    />
  );
}

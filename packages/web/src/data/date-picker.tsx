import type { GetRef } from 'antd/es/_util/type';
import AntdPicker from 'antd/es/date-picker';
import german from 'antd/es/date-picker/locale/de_DE';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import type { Day } from '@stundenbuch/domain/calendar/day';
import { today } from '../clock/index.ts';
import { described } from '../kit/described.ts';
import { AntdProvider } from './antd-provider.tsx';
import type { DateFieldProps } from './date-field.tsx';

type PickerRef = GetRef<typeof AntdPicker>;

// Typed dates may leave out zeros; shown is always dd.mm.yyyy, whatever language the browser speaks.
const FORMATS = ['DD.MM.YYYY', 'D.M.YYYY', 'DD.MM.YY', 'YYYY-MM-DD'];

/** antd keeps its limits to itself; programs that help to fill forms read them at the input. */
function showLimits(min: Day | undefined, max: Day | undefined) {
  return (picker: PickerRef | null) => {
    const input = picker?.nativeElement.querySelector('input');
    for (const [name, day] of Object.entries({ min, max })) {
      if (day) input?.setAttribute(name, day);
    }
  };
}

const toDayjs = (day: Day | null | undefined) => (day ? dayjs(day, 'YYYY-MM-DD') : null);

export function DatePicker(props: DateFieldProps) {
  const { id, hint, error, required, name, value, onChange, min, max, disabled } = props;
  return (
    <AntdProvider>
      <AntdPicker
        {...described({ id, hint, error, required })}
        ref={showLimits(min, max)}
        className="sb-date"
        allowClear={props.clearable ?? !required}
        name={name}
        locale={german}
        format={FORMATS}
        placeholder="TT.MM.JJJJ"
        value={toDayjs(value)}
        minDate={toDayjs(min) ?? undefined}
        maxDate={toDayjs(max) ?? undefined}
        defaultPickerValue={toDayjs(today()) ?? undefined}
        disabled={disabled ?? false}
        status={error ? 'error' : ''}
        // Enter takes the day; it must not send a form that is only half filled.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(picked) => onChange(picked ? picked.format('YYYY-MM-DD') : null)}
      />
    </AntdProvider>
  );
}

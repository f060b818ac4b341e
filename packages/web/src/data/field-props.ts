import type { Day } from '@stundenbuch/domain/time/day';
import type { FieldFrame } from '../kit/field.tsx';
import type { Option } from '../kit/select-field.tsx';

/** What a calendar says of a day: a letter to see, words to hear and to point at. */
export interface DayMark {
  letter: string;
  text: string;
}

export interface DayMarks {
  of: (day: Day) => readonly DayMark[];
  /** The month that is looked at, once the calendar is open ('yyyy-mm'). */
  onShow: (month: string) => void;
  /** What the letters mean. */
  legend: readonly DayMark[];
  /** What is chosen with the field beside it. */
  range: { from: Day | null; to: Day | null };
}

export interface DateFieldProps extends FieldFrame {
  name: string;
  value: Day | null;
  onChange: (value: Day | null) => void;
  min?: Day;
  max?: Day;
  disabled?: boolean;
  /** Off if there is always a day. */
  clearable?: boolean;
  /** What the calendar shows of its days. */
  marks?: DayMarks | undefined;
}

export interface TimeFieldProps extends FieldFrame {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The options, as 'HH:MM', in order. */
  times: readonly string[];
  /** The options are a suggestion: any minute of the day can be typed. */
  anyMinute?: boolean;
  disabled?: boolean;
}

export interface SearchSelectProps<Value extends string | number> extends FieldFrame {
  name: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  disabled?: boolean;
  placeholder?: string;
}

export interface Period {
  from: Day;
  to: Day;
}

export interface DateRangeProps {
  value: Period;
  onChange: (value: Period) => void;
  min?: Day;
  max?: Day;
  /** Off where a list of periods is beside it. */
  presets?: boolean;
}

export interface RangeProps extends DateRangeProps {
  id: string;
}

import type { Day } from '@stundenbuch/domain/time/day';
import type { ReactNode } from 'react';
import type { FieldFrame } from '../kit/field.tsx';
import type { Option } from '../kit/select-field.tsx';

/** What a form draws into its calendar. */
export interface MarkedDays {
  /** The inside of a day's cell. */
  draw: (day: Day) => ReactNode;
  /** Below the days: what the marks mean. */
  legend: ReactNode;
  /** The month that is looked at, once the calendar is open ('yyyy-mm'). */
  onShow: (month: string) => void;
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
  marks?: MarkedDays | undefined;
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

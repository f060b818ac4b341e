import { type Day, weekday } from '@stundenbuch/domain/time/day';
import { DatePicker } from 'antd';
import german from 'antd/es/date-picker/locale/de_DE';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { today } from '../clock/index.ts';
import { readDay } from './read-day.ts';

const ISO = 'YYYY-MM-DD';

export const toDayjs = (day: Day | null | undefined): Dayjs | null => (day ? dayjs(day) : null);
export const toDay = (date: Dayjs): Day => date.format(ISO);

/** antd's German uses du. */
export const words = {
  ...german,
  lang: {
    ...german.lang,
    monthFormat: 'MMMM',
    monthSelect: 'Monat wählen',
    yearSelect: 'Jahr wählen',
    decadeSelect: 'Jahrzehnt wählen',
  },
};

const sinceMonday = (date: Dayjs) => weekday(toDay(date)) - 1;

/**
 * antd's pickers with a calendar of ours (https://ant.design/docs/react/use-custom-date-library): weeks begin on Monday, and
 * today is the server's day, not the device's.
 */
export const GermanPicker = DatePicker.generatePicker<Dayjs>({
  getNow: () => dayjs(today()),
  getFixedDate: (text) => dayjs(text),
  getEndDate: (date) => date.endOf('month'),
  getWeekDay: (date) => date.day(),
  getYear: (date) => date.year(),
  getMonth: (date) => date.month(),
  getDate: (date) => date.date(),
  getHour: (date) => date.hour(),
  getMinute: (date) => date.minute(),
  getSecond: (date) => date.second(),
  getMillisecond: (date) => date.millisecond(),
  addYear: (date, years) => date.add(years, 'year'),
  addMonth: (date, months) => date.add(months, 'month'),
  addDate: (date, days) => date.add(days, 'day'),
  setYear: (date, year) => date.year(year),
  setMonth: (date, month) => date.month(month),
  setDate: (date, number) => date.date(number),
  setHour: (date, hour) => date.hour(hour),
  setMinute: (date, minute) => date.minute(minute),
  setSecond: (date, second) => date.second(second),
  setMillisecond: (date, millisecond) => date.millisecond(millisecond),
  isAfter: (one, other) => one.isAfter(other),
  isValidate: (date) => date.isValid(),
  locale: {
    getWeekFirstDay: () => 1,
    getWeekFirstDate: (_, date) => date.subtract(sinceMonday(date), 'day'),
    // No picker shows numbers of weeks; the calendar only compares them.
    getWeek: (_, date) => Math.floor(date.subtract(sinceMonday(date), 'day').valueOf() / 604_800_000),
    format: (_, date, format) => date.locale('de').format(format),
    // Typed text is parsed by the field (typed-input.tsx); this parses what the calendar itself has formatted.
    parse: (_, text) => toDayjs(readDay(text, {})),
  },
});

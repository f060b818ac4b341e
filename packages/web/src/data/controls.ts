import { useGrid } from './data-table.tsx';
import { usePicker } from './date-field.tsx';
import { useRange } from './date-range.tsx';
import { useList } from './search-select.tsx';
import { useTimes } from './time-field.tsx';

/** Fetches calendars, the list that can be searched and the table, which most pages need. */
export const fetchControls = (): Promise<unknown> =>
  Promise.all([usePicker, useRange, useTimes, useList, useGrid].map((part) => part.load()));

import { Tabs } from '../kit/tabs.tsx';
import { useGrid } from './data-table.tsx';
import { usePicker } from './date-field.tsx';
import { useRange } from './date-range.tsx';
import { useList } from './search-select.tsx';
import { useTimes } from './time-field.tsx';

/** Fetches calendars, the list that can be searched, the table and the tabs, which most people need. */
export const fetchControls = (): Promise<unknown> =>
  Promise.all([
    Tabs.preload(),
    ...[usePicker, useRange, useTimes, useList, useGrid].map((part) => part.load()),
  ]);

import { LazyGrid } from '../data/data-table.tsx';
import { LazyPicker } from '../data/date-field.tsx';
import { LazyRange } from '../data/date-range.tsx';
import { LazyList } from '../data/search-select.tsx';
import { LazyTimes } from '../data/time-field.tsx';
import { Tabs } from '../kit/tabs.tsx';

/** Loads calendars, the list that can be searched, the table and the tabs: a test starts when they are there. */
export const fetchControls = (): Promise<unknown> =>
  Promise.all([Tabs, LazyPicker, LazyRange, LazyTimes, LazyList, LazyGrid].map((part) => part.preload()));

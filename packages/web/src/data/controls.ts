import { usePicker } from './date-field.tsx';
import { useList } from './search-select.tsx';

/** Fetches the calendar and the list that can be searched, which most forms need. */
export const fetchControls = (): Promise<unknown> => Promise.all([usePicker.load(), useList.load()]);

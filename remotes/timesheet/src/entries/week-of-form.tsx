import { Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useEntryQuery } from '../shared/timesheet.api.ts';

// Where there is room for it.
export const WeekBeside = lazyPage(
  async () => (await import('../week/week-beside.tsx')).WeekBeside,
  () => <Skeleton lines={12} />,
);

/** Beside the form of an entry that is opened by its id. */
export function WeekOfEntry({ id }: { id: string }) {
  const { currentData: entry } = useEntryQuery(id);
  return entry ? <WeekBeside day={entry.day} /> : null;
}

import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { isOpenState } from '@stundenbuch/domain/workflows/day/state';
import type { Favourite } from '@stundenbuch/domain/workflows/favourites/contract';
import type { Stopwatches } from '@stundenbuch/domain/workflows/stopwatch/contract';

/** What waits for somebody of the demo in this month, what repairs it, and what is remembered and measured. */
export async function dayInUse(get: <Answer>(path: string) => Promise<Answer>, today: string) {
  const days = await get<ComparedDay[]>(`/timesheet/days/${today.slice(0, 8)}01/${today}`);
  const favourites = await get<Favourite[]>('/timesheet/favourite');
  const { running } = await get<Stopwatches>('/timesheet/stopwatch');
  return {
    open: days
      .filter(({ day, state }) => day < today && isOpenState(state))
      .map(({ day, state, difference, proposals: [best] }) => [
        day,
        state,
        difference,
        best?.kind,
        best?.left,
      ]),
    favourites: favourites.length,
    isEachBookable: favourites.every(({ status, archived }) => status === 1 && !archived),
    measures: running && [running.day, running.is_forgotten],
  };
}

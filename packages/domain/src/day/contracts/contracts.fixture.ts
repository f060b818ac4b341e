import type { ContractRow } from './timeline.ts';

/** Five days of eight hours and 30 days of vacation, unless said otherwise. */
export const contract = (valid_from: string, changes: Partial<ContractRow> = {}): ContractRow => ({
  valid_from,
  ends_on: null,
  weeklyhours: 40,
  minutes: [480, 480, 480, 480, 480, 0, 0],
  vacation: 30,
  ...changes,
});

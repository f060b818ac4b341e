import { expect, test } from 'vitest';
import { deletedFrom } from './deletion.ts';

const week = { first: '2025-11-03', last: '2025-11-07' };

test.each([
  [week, 0, null],
  [week, 1, '2026-12-03'],
  [week, 12, '2027-11-03'],
  [{ first: '2025-10-31', last: '2025-11-07' }, 1, '2026-11-30'],
  [{ first: '2025-01-31', last: '2025-02-07' }, 1, '2026-02-28'],
  // As long as it lasts nothing goes.
  [{ first: '2024-11-04', last: '2026-11-20' }, 1, '2026-11-21'],
] as const)('[SICK-07] of %j nothing is left after %d months from %s on', (one, months, day) => {
  expect(deletedFrom(one, months)).toBe(day);
});

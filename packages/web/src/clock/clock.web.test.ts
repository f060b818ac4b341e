import { expect, it } from 'vitest';
import { followServer, today } from './index.ts';

it.each([
  ['2026-11-28T22:59:00Z', '2026-11-28'],
  ['2026-11-28T23:30:00Z', '2026-11-29'],
  ['2026-07-31T21:59:00Z', '2026-07-31'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
])(
  '[CONST-22] [SHR-11] follows the server: at %s it is %s in Germany, wherever the browser is',
  (now, day) => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/New_York');
    followServer(now);
    expect(today()).toBe(day);
  },
);

it('uses its own time if the server sends none', () => {
  followServer('2026-11-20T10:00:00Z');
  followServer('nonsense');
  expect(today()).toBe('2026-11-20');
});

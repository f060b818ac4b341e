import { expect, it } from 'vitest';
import { until, within } from './wait.mjs';

it('waits for what happens, and names what does not', async () => {
  let asked = 0;
  await until(
    () => ++asked === 3,
    () => 'never',
    { every: 1 },
  );
  await expect(
    until(
      () => false,
      () => 'PostgreSQL still runs',
      { seconds: 0.01, every: 1 },
    ),
  ).rejects.toThrow('After 0.01 s: PostgreSQL still runs');
});

it('gives what the work gives, and names the work that never ends', async () => {
  await expect(within(Promise.resolve({ code: 1 }), () => 'never')).resolves.toEqual({ code: 1 });
  await expect(within(new Promise(() => {}), () => 'it has not ended', { seconds: 0.01 })).rejects.toThrow(
    'After 0.01 s: it has not ended',
  );
});

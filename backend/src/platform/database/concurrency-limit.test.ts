import { availableParallelism } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConcurrencyLimit, readsAtOnce } from './concurrency-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Running work that the test ends. */
function works(limit: ConcurrencyLimit) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const pass = (name: string) =>
    limit.run(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  return { begun, pass, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

it('runs up to its limit concurrently, the others in order of arrival', async () => {
  const { begun, pass, end } = works(new ConcurrencyLimit(2));
  const [one, two, three, four] = ['1', '2', '3', '4'].map(pass) as [Promise<string>, ...Promise<string>[]];
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['1', '2']);
  end('2');
  expect(await two).toBe('2');
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['1', '2', '3']);
  end('1');
  expect(await one).toBe('1');
  end('3');
  await vi.advanceTimersByTimeAsync(1);
  end('4');
  expect(await Promise.all([three, four])).toEqual(['3', '4']);
});

it('releases the slot when the work fails', async () => {
  const { begun, pass, end } = works(new ConcurrencyLimit(1));
  const failing = pass('1');
  const next = pass('2');
  await vi.advanceTimersByTimeAsync(1);
  end('1', new Error('no'));
  await expect(failing).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['1', '2']);
  end('2');
  expect(await next).toBe('2');
});

it('does not count slow work, and releases its slot once', async () => {
  const { begun, pass, end } = works(new ConcurrencyLimit(1));
  const slow = pass('slow');
  const others = ['2', '3'].map(pass);
  await vi.advanceTimersByTimeAsync(19);
  expect(begun).toEqual(['slow']);
  await vi.advanceTimersByTimeAsync(2);
  expect(begun).toEqual(['slow', '2']);
  end('slow');
  expect(await slow).toBe('slow');
  await vi.advanceTimersByTimeAsync(1);
  // Its slot was already released, so its end must not release another one.
  expect(begun).toEqual(['slow', '2']);
  end('2');
  await vi.advanceTimersByTimeAsync(1);
  end('3');
  expect(await Promise.all(others)).toEqual(['2', '3']);
});

it('uses twice the cores for a database on the same machine, and the whole pool for one elsewhere', () => {
  expect(readsAtOnce(true, 500)).toBe(2 * availableParallelism());
  expect(readsAtOnce(true, 2)).toBe(2);
  expect(readsAtOnce(false, 20)).toBe(20);
});

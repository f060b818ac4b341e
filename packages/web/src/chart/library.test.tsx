import { expect, it } from 'vitest';
import { prepare, readyLibrary } from './library.ts';

it('runs the library and draws the first bar in many short steps, and only once', async () => {
  expect(readyLibrary()).toBeUndefined();
  let steps = 0;
  for await (const _ of prepare()) {
    steps++;
    expect(readyLibrary()).toBeUndefined();
  }
  expect(steps).toBeGreaterThan(10);
  expect(readyLibrary()).toHaveProperty('init');
  expect(await prepare().next()).toHaveProperty('done', true);
  expect(document.querySelector('svg')).toBeNull();
});

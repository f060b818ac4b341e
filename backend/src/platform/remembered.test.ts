import { expect, it } from 'vitest';
import { Remembered } from './remembered.ts';

it('forgets the oldest where there is no room, and nothing where it is only told anew', () => {
  const remembered = new Remembered<number>(2);
  remembered.set('a', 1);
  remembered.set('b', 2);
  remembered.set('b', 3);
  expect([remembered.get('a'), remembered.get('b')]).toEqual([1, 3]);
  remembered.set('c', 4);
  expect(['a', 'b', 'c'].map((key) => remembered.get(key))).toEqual([undefined, 3, 4]);
  remembered.delete('b');
  expect(remembered.get('b')).toBeUndefined();
});

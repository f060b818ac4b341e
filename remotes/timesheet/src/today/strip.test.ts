import { expect, it } from 'vitest';
import { pauseOf, reachedAt, stretchesOf, stripOf, stripWords } from './strip.ts';

const day = '2026-11-20';
const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const [H7, H12] = [7 * 60, 12 * 60];
const spans = [
  { start: at('06:12'), end: at('10:30') },
  { start: at('11:00'), end: at('11:20') },
];

it('[SCR-04] what runs goes on to now, and what lies between is a pause', () => {
  const stretches = stretchesOf({ day, spans, stored: null, now: H12 + 24 });
  expect(stretches).toEqual([
    { from: H7 + 12, to: 11 * 60 + 30 },
    { from: H12, to: H12 + 24 },
  ]);
  expect(pauseOf(stretches)).toBe(30);
  expect(stripWords(stretches)).toBe('Gearbeitet von 07:12 bis 11:30 und von 12:00 bis 12:24 Uhr');
  expect(stripOf(stretches, H12 + 24, 198)).toEqual({
    ...{ from: H7, to: 17 * 60 },
    parts: [
      { kind: 'worked', from: H7 + 12, to: 11 * 60 + 30 },
      { kind: 'pause', from: 11 * 60 + 30, to: H12 },
      { kind: 'worked', from: H12, to: H12 + 24 },
      { kind: 'left', from: H12 + 24, to: 15 * 60 + 42 },
    ],
  });
  expect(reachedAt(H12 + 24, 198)).toBe('15:42');
});

it('[SCR-04] what somebody typed stands before and after what the clock knows', () => {
  const stored = { start_time: '05:30', end_time: '18:30' };
  const stretches = stretchesOf({ day, spans: spans.slice(0, 1), stored, now: null });
  expect(stretches.map(({ from, to }) => [from / 60, to / 60])).toEqual([
    [5.5, 7.2],
    [7.2, 11.5],
    [11.5, 18.5],
  ]);
  expect(stripOf(stretches, H12, 0)).toMatchObject({ from: 5 * 60, to: 19 * 60 });
  expect(stretchesOf({ day, spans: [], stored, now: null })).toEqual([{ from: 330, to: 1110 }]);
});

it('[SCR-04] a night ends at midnight, and nothing is drawn of a day without work', () => {
  const night = [{ start: at('21:00'), end: '2026-11-20T23:00:00.000Z' }];
  expect(stretchesOf({ day, spans: night, stored: null, now: null })).toEqual([{ from: 1320, to: 1440 }]);
  expect(reachedAt(1400, 60)).toBeNull();
  expect(stripOf([], H12, 480)).toEqual({ from: H7, to: 17 * 60, parts: [] });
  expect([pauseOf([]), stripWords([])]).toEqual([0, 'Noch nichts erfasst']);
});

it('[SCR-04] nothing is drawn of what is left where the target is reached', () => {
  const stretches = [{ from: H7, to: 16 * 60 }];
  for (const left of [0, -30])
    expect(stripOf(stretches, 16 * 60, left).parts).toEqual([{ kind: 'worked', from: H7, to: 16 * 60 }]);
});

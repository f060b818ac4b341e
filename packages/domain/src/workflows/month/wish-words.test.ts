import { expect, it } from 'vitest';
import { wishWord } from './wish-words.ts';

const ON = { project: 10, kind_name: null, half: null, away_minutes: null };

it.each([
  ['hours, as everywhere', { away_minutes: 90 }, 'Urlaub (1,50 h)'],
  ['half a day', { half: 'first' as const }, 'Urlaub (Vormittag)'],
  [
    'several days, from noon to noon',
    { end: '2026-10-07', from_noon: true, to_noon: true },
    'Urlaub ab mittags bis 07.10.2026 mittags',
  ],
  [
    'but days that are taken',
    { end: '2026-10-09', left_out: ['2026-10-06', '2026-10-07'] },
    'Urlaub bis 09.10.2026 ohne 06.10.2026, 07.10.2026',
  ],
  ['sickness from a time on', { project: 20, sick_from: '11:30' }, 'Krankheit ab 11:30'],
])('[MON-11] an absence is worded: %s', (_, of, word) => {
  expect(wishWord({ wish: null, absence: { old: null, wish: { ...ON, ...of } } })).toBe(word);
});

import { expect, it } from 'vitest';
import { CONTRACT } from '../../day/contracts/timeline.ts';
import { type AccountEntry, dayBalance } from './day-balance.ts';
import { entry, factsOf, fiveDays } from './overtime.fixture.ts';
import { reasonsOf, reasonWords } from './reasons.ts';

const DAY = '2026-11-02';
const settings = { type80: 'lowering' } as const;

function told(entries: AccountEntry[], { day = DAY, owed = 480, contracts = [fiveDays] } = {}) {
  const { work } = factsOf({ since: '2026-01-01', today: DAY, contracts });
  const balance = dayBalance(entries, owed, settings);
  const reasons = reasonsOf({ work, settings }, day, entries, balance);
  return { reasons, words: reasonWords(reasons, balance) };
}
const credited = (entries: AccountEntry[]) =>
  told(entries)
    .reasons.filter(({ figure }) => figure === 'credited')
    .map(({ text, minutes }) => `${minutes} ${text}`);

it('[OVT-08] two halves share an odd target without losing a minute', () => {
  const halves = [entry(DAY, 10, { half: 'first' }), entry(DAY, 20, { half: 'second' })];
  const work = entry(DAY, 50, { net_minutes: 0, hours: 0, target: 7.3833 });
  expect(credited([work, ...halves])).toEqual([
    '0 Arbeit',
    '222 Urlaub (Vormittag)',
    '221 Krankheit (Nachmittag)',
  ]);
});

it('[OVT-08] overtime reduction credits nothing, alone and beside half a day off', () => {
  expect(credited([entry(DAY, 30, { target: 8 })])).toEqual(['0 Überstunden']);
  const beside = [entry(DAY, 30, { half: 'first', target: 4 }), entry(DAY, 10, { half: 'second' })];
  expect(credited(beside)).toEqual(['0 Überstunden (Vormittag)', '240 Urlaub (Nachmittag)']);
});

it('[OVT-08] a working time without times is only named', () => {
  const times = [
    { start_time: null, end_time: null },
    { start_time: '08:00', end_time: null },
    { start_time: null, end_time: '12:00' },
  ];
  for (const one of times)
    expect(credited([entry(DAY, 50, { net_minutes: 240, target: 8, ...one })])).toEqual(['240 Arbeit']);
});

it('[OVT-08] what was declined is no reason', () => {
  expect(told([entry(DAY, 10, { status: 2 })])).toMatchObject({ words: 'kein Eintrag' });
  expect(credited([entry(DAY, 10, { status: 2 })])).toEqual([]);
});

it('[OVT-08] a stored target is the reason of its entry, and where it differs from the contract alone', () => {
  const vacation = entry(DAY, 10, { half: 'first' });
  const work = entry(DAY, 50, { net_minutes: 240, target: 6 });
  const { reasons, words } = told([vacation, work]);
  expect(reasons[1]).toEqual({
    figure: 'target',
    kind: 'entry',
    text: 'Mit dem Eintrag gespeichertes Soll',
    minutes: -120,
    entry: work.id,
  });
  expect(words).toBe('Arbeit, Urlaub (Vormittag)');
  const same = told([entry(DAY, 50, { net_minutes: 240, target: 8 })]).reasons;
  expect(same.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['contract', 480],
    ['entry', 240],
  ]);
});

it('[OVT-08] a type that this program does not know has no name', () => {
  expect(credited([entry(DAY, 999)])).toEqual(['480 ']);
});

it('[OVT-08] a contract from the beginning names no day', () => {
  const contracts = [{ ...fiveDays, valid_from: CONTRACT.beginning }];
  expect(told([], { contracts }).reasons[0]?.text).toBe('Vertrag, Montag');
});

it.each([
  ['half a working day', '2026-12-24', 240, 'Heiligabend (halber Arbeitstag), kein Eintrag'],
  ['a holiday', '2026-12-25', 0, '1. Weihnachtstag (arbeitsfrei)'],
  [
    'a holiday at the weekend',
    '2026-12-26',
    0,
    '2. Weihnachtstag (arbeitsfrei), Samstag ist kein Arbeitstag',
  ],
  ['a day before employment', '2023-11-06', 0, 'Kein Arbeitsverhältnis'],
])('[OVT-08] %s has its reason in words', (_, day, owed, words) => {
  expect(told([], { day, owed }).words).toBe(words);
});

import { describe, expect, it } from 'vitest';
import { dayBalance } from './day-balance.ts';
import { entry, factsOf, NW } from './overtime.fixture.ts';
import { reasonsOf, reasonWords } from './reasons.ts';

const DAY = '2026-11-02';
const lowering = { type80: 'lowering' } as const;
const work = (net_minutes: number | null, hours = 8, target: number | null = 8) =>
  entry(DAY, 50, { net_minutes, hours, target });
const half = (project: number, which: 'first' | 'second', target: number | null = null) =>
  entry(DAY, project, { half: which, target });

describe('[OVT-01] [OVT-02] [SET-11] a day adds credited minus target', () => {
  it.each([
    ['nothing', [], [480, 0]],
    ['working time', [work(510)], [480, 510]],
    ['working time from before the minutes', [work(null, 8.52)], [480, 511]],
    ['a stored target that is another one', [work(480, 8, 6)], [360, 480]],
    ['vacation', [entry(DAY, 10)], [480, 480]],
    ['sickness and a longer working time', [entry(DAY, 20), work(500)], [480, 500]],
    ['sickness and a shorter working time', [entry(DAY, 20), work(100)], [480, 480]],
    ['overtime reduction', [entry(DAY, 30, { target: 8 })], [480, 0]],
    ['bad weather', [entry(DAY, 80, { target: 8 })], [480, 0]],
    ['a declined vacation', [entry(DAY, 10, { status: 2 })], [480, 0]],
    ['a cancelled overtime reduction', [entry(DAY, 30, { target: 8, status: 3 })], [480, 0]],
    ['a requested vacation', [entry(DAY, 10, { status: 0 })], [480, 480]],
    ['half a vacation', [half(10, 'first')], [480, 240]],
    ['half a vacation of 7:23', [half(10, 'first'), work(0, 0, 7.3833)], [443, 222]],
    ['two halves of 7:23', [half(10, 'first'), half(20, 'second'), work(0, 0, 7.3833)], [443, 443]],
    ['half a vacation and half overtime reduction', [half(10, 'first'), half(30, 'second', 4)], [480, 240]],
    ['half overtime reduction and work', [half(30, 'first', 3.0834), work(180, 3, 6.1667)], [370, 180]],
    ['half overtime reduction alone', [half(30, 'second', 3.0833)], [370, 0]],
  ])('%s', (_, entries, [target, credited]) => {
    const found = dayBalance(entries, 480, lowering);
    expect(found).toEqual({ target, credited, difference: (credited as number) - (target as number) });
  });

  it('bad weather costs nothing where the company says so', () => {
    const away = [entry(DAY, 80, { target: 8 })];
    expect(dayBalance(away, 480, { type80: 'neutral' }).difference).toBe(0);
  });
});

describe('[OVT-08] reasons', () => {
  const { work: facts } = factsOf({ since: '2026-01-01', today: DAY });
  const of = (day: string, entries: Parameters<typeof dayBalance>[0], owed: number) => {
    const balance = dayBalance(entries, owed, lowering);
    const reasons = reasonsOf({ work: facts, settings: lowering }, day, entries, balance);
    return [
      reasons.map(({ figure, text, minutes }) => `${figure} ${minutes} ${text}`),
      reasonWords(reasons, balance),
    ];
  };

  it('name the contract, the holiday and the entries', () => {
    expect(NW.christmasEve).toBe('half');
    expect(of('2026-12-24', [entry('2026-12-24', 10)], 240)).toEqual([
      [
        'target 480 Vertrag ab 01.01.2024, Donnerstag',
        'target -240 Heiligabend (halber Arbeitstag)',
        'credited 240 Urlaub',
      ],
      'Heiligabend (halber Arbeitstag), Urlaub',
    ]);
    expect(of('2026-12-25', [], 0)[1]).toBe('1. Weihnachtstag (arbeitsfrei)');
    expect(of('2026-11-02', [], 480)[1]).toBe('kein Eintrag');
    expect(of('2026-11-07', [], 0)[1]).toBe('Samstag ist kein Arbeitstag');
    expect(of('2023-11-07', [], 0)[1]).toBe('Kein Arbeitsverhältnis');
  });

  it('name a stored target that is not the one of the contract', () => {
    const times = { start_time: '08:00', end_time: '12:00', net_minutes: 240, target: 6 };
    expect(of(DAY, [entry(DAY, 50, times), entry(DAY, 10, { half: 'second', status: 0 })], 480)[0]).toEqual([
      'target 480 Vertrag ab 01.01.2024, Montag',
      'target -120 Mit dem Eintrag gespeichertes Soll',
      'credited 240 Arbeit 08:00–12:00',
      'credited 180 Urlaub (Nachmittag), beantragt',
    ]);
  });
});

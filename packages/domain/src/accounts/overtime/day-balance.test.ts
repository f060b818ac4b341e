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

  const free = { credit: 'zero_target' } as const;
  it.each([
    ['parental leave', [entry(DAY, 100, free)], [0, 0]],
    ['sickness without pay', [entry(DAY, 20, free)], [0, 0]],
    ['work on such a day', [entry(DAY, 100, free), work(300)], [0, 300]],
    [
      'half of such a day',
      [half(100, 'first'), work(270)].map((one, at) => (at ? one : { ...one, ...free })),
      [240, 270],
    ],
    ['an odd day', [{ ...half(100, 'first'), ...free }, work(0, 0, 7.3833)], [222, 0]],
    ['half of it and half a vacation', [{ ...half(100, 'first'), ...free }, half(10, 'second')], [240, 240]],
    [
      'half of it and half overtime reduction',
      [{ ...half(60, 'first'), ...free }, half(30, 'second', 4)],
      [240, 0],
    ],
    [
      'two halves of it',
      [half(100, 'first'), half(60, 'second')].map((one) => ({ ...one, ...free })),
      [0, 0],
    ],
    ['one that was declined', [entry(DAY, 100, { ...free, status: 2 })], [480, 0]],
  ])(
    '[ART-03] [SET-47] %s: the target is that of the day without what owes nothing',
    (_, entries, [target, credited]) => {
      const found = dayBalance(entries, 480, lowering);
      expect(found).toEqual({ target, credited, difference: (credited as number) - (target as number) });
    },
  );

  it.each([10, 20, 60, 90, 100, 30, 80])(
    '[ART-03] [SET-45] the credit of a kind wins over its base %i',
    (base) => {
      const found = (credit: 'neutral' | 'lowering' | 'zero_target') =>
        dayBalance([entry(DAY, base, { credit, target: credit === 'lowering' ? 8 : null })], 480, lowering);
      expect(found('neutral')).toEqual({ target: 480, credited: 480, difference: 0 });
      expect(found('lowering')).toEqual({ target: 480, credited: 0, difference: -480 });
      expect(found('zero_target')).toEqual({ target: 0, credited: 0, difference: 0 });
    },
  );

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

  it('[ART-03] name the kind by which a day owes nothing, and each half its part', () => {
    const free = { credit: 'zero_target', kind_name: 'Elternzeit' } as const;
    expect(of(DAY, [entry(DAY, 100, free)], 480)).toEqual([
      [
        'target 480 Vertrag ab 01.01.2024, Montag',
        'target -480 Elternzeit: kein Soll',
        'credited 0 Elternzeit',
      ],
      'Elternzeit',
    ]);
    const halves = [
      entry(DAY, 100, { ...free, half: 'first' }),
      entry(DAY, 10, { half: 'second', kind_name: 'Umzug', credit: 'neutral' }),
    ];
    expect(of(DAY, halves, 480)[0]).toEqual([
      'target 480 Vertrag ab 01.01.2024, Montag',
      'target -240 Elternzeit (Vormittag): kein Soll',
      'credited 0 Elternzeit (Vormittag)',
      'credited 240 Umzug (Nachmittag)',
    ]);
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

import { expect, it } from 'vitest';
import { type AccountEntry, dayBalance, workedMinutes } from './day-balance.ts';
import { entry, factsOf } from './overtime.fixture.ts';
import { reasonsOf } from './reasons.ts';
import { dayForLead, figuresForLead } from './veiled.ts';

const DAY = '2026-11-02';
const settings = { type80: 'lowering' } as const;
const { work } = factsOf({ since: '2026-01-01', today: DAY });
const facts = { work, settings };

function read(entries: readonly AccountEntry[], seesSickness = false) {
  const found = dayBalance(entries, 480, settings);
  const reasons = reasonsOf(facts, DAY, entries, found);
  const day = { day: DAY, worked: workedMinutes(entries), ...found, counts: true, balance: 0, reasons };
  return dayForLead(facts, day, entries, seesSickness);
}
const texts = (entries: readonly AccountEntry[], sees = false) =>
  read(entries, sees).reasons.map(({ text, minutes }) => [text, minutes]);
const morning = entry(DAY, 50, { id: 2, net_minutes: 195, hours: 3.25, target: 8 });

it('[ART-06] [TEAM-04] [SET-37] a lead without the right reads every kind alike, figures and reasons', () => {
  const vacation = entry(DAY, 10, { status: 1 });
  const alike = [
    entry(DAY, 20, { status: 1 }),
    entry(DAY, 20, { status: 0 }),
    entry(DAY, 20, { status: 1, credit: 'zero_target', kind_name: 'Kind krank' }),
    entry(DAY, 60, { status: 1, credit: 'neutral', kind_name: 'Umzug' }),
  ];
  for (const other of alike) expect(read([{ ...other, id: vacation.id }])).toEqual(read([vacation]));
  expect(texts([vacation])).toEqual([
    ['Vertrag, Montag', 480],
    ['Abwesend: kein Soll', -480],
    ['Abwesend', 0],
  ]);
  expect(texts(alike.slice(2, 3), true)).toEqual([
    ['Vertrag, Montag', 480],
    ['Kind krank: kein Soll', -480],
    ['Kind krank', 0],
  ]);
});

it('[SICK-05] sickness from a time on is an afternoon off', () => {
  const sick = [morning, entry(DAY, 20, { status: 1, sick_from: '11:15' })];
  expect(read(sick)).toMatchObject({ worked: 195, target: 195, credited: 195, difference: 0 });
  expect(texts(sick).filter(([, minutes]) => minutes !== 480)).toEqual([
    ['Abwesend (Nachmittag): kein Soll', -285],
    [expect.stringMatching(/^Arbeit/), 195],
    ['Abwesend (Nachmittag)', 0],
  ]);
});

it('[ART-05] [SET-37] hours are an afternoon off, and say neither what they are nor what they credit', () => {
  const hours = { kind_id: 4, kind_name: 'Arztbesuch', half: 'second', away_minutes: 90 } as const;
  const read390 = read([morning, entry(DAY, 60, { ...hours, id: 5, credit: 'neutral' })]);
  expect(read390).toMatchObject({ worked: 195, target: 390, credited: 195 });
  expect(read([morning, entry(DAY, 20, { ...hours, id: 5, credit: 'zero_target' })])).toEqual(read390);
  expect(read390.reasons.map(({ text }) => text).filter((text) => text.startsWith('Abwesend'))).toEqual([
    'Abwesend (Nachmittag): kein Soll',
    'Abwesend (Nachmittag)',
  ]);
});

it.each([
  ['vacation', { worked: 0, target: 480, credited: 480 }, { target: 0, credited: 0 }],
  ['no target', { worked: 0, target: 0, credited: 0 }, { target: 0, credited: 0 }],
  ['half vacation', { worked: 195, target: 480, credited: 435 }, { target: 240, credited: 195 }],
  ['half without a target', { worked: 195, target: 240, credited: 195 }, { target: 240, credited: 195 }],
  ['overtime reduction', { worked: 0, target: 480, credited: 0 }, { target: 480, credited: 0 }],
])('[SET-37] of %s no credit is read, and the difference stays', (_, day, read) => {
  expect(figuresForLead(day)).toEqual(read);
});

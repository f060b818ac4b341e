import { expect, it } from 'vitest';
import { dayBalance } from './day-balance.ts';
import { entry, factsOf } from './overtime.fixture.ts';
import { reasonsOf } from './reasons.ts';
import { reasonsForLead } from './veiled.ts';

const DAY = '2026-11-02';

it('[ART-06] [TEAM-04] a lead without the right learns no kind from the reasons of a day', () => {
  const settings = { type80: 'lowering' } as const;
  const { work } = factsOf({ since: '2026-01-01', today: DAY });
  const away = [entry(DAY, 20, { credit: 'zero_target', kind_name: 'Kind krank' })];
  const reasons = reasonsOf({ work, settings }, DAY, away, dayBalance(away, 480, settings));
  const read = (sees: boolean) => reasonsForLead({ reasons }, away, sees).map(({ text }) => text);
  expect(read(false)).toEqual(['Vertrag, Montag', 'Abwesend: kein Soll', 'Abwesend']);
  expect(read(true)).toEqual(['Vertrag, Montag', 'Kind krank: kein Soll', 'Kind krank']);
});

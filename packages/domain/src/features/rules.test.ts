import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FeatureDefinition } from '../access/feature.ts';
import type { Flag } from '../access/flags.ts';
import {
  inOrder,
  recommendedOf,
  requirementRefusal,
  requirementsOf,
  sinceRefusal,
  withNeeds,
  withoutNeeding,
} from './rules.ts';

const feature = (name: string, requires: string[] = [], flags: Flag[] = []): FeatureDefinition => ({
  name,
  label: name.toUpperCase(),
  meaning: `Es gibt ${name}.`,
  group: 'Konten und Monat',
  requires,
  flags,
  isRecommended: true,
  settings: z.object({}),
});

const roof = feature('roof', ['wall']);
const wall = feature('wall', ['ground']);
const ground = feature('ground');
const garden = feature('garden', ['ground'], ['absences']);
const house = [roof, wall, ground, garden];
const company = (...features: string[]) => ({ flags: [], features });

it.each([
  [roof, true, company('ground'), ['wall'], 'Zuerst „WALL“ einschalten.'],
  [wall, true, company('ground'), [], null],
  [garden, true, { ...company(), flags: ['absences'] }, ['ground'], 'Zuerst „GROUND“ einschalten.'],
  [garden, true, company(), ['absences', 'ground'], 'Zuerst „Abwesenheiten“ einschalten.'],
  [ground, false, company('ground', 'wall'), ['wall'], 'Zuerst „WALL“ ausschalten.'],
  [ground, false, company('ground'), [], null],
] as const)('[FND-06] %o, on: %s, in %o needs %j', (one, on, there, needed, sentence) => {
  expect(requirementsOf({ feature: one, on }, there, house)).toEqual(needed);
  const refusal = requirementRefusal({ feature: one, on }, there, house);
  expect(refusal && [refusal.status, refusal.code, refusal.message]).toEqual(
    sentence && [409, 'feature_requires', sentence],
  );
  expect(refusal?.field).toBe(sentence ? 'feature' : undefined);
});

it('[FND-06] a feature comes after those that it requires', () => {
  expect(inOrder(house).map(({ name }) => name)).toEqual(['ground', 'wall', 'roof', 'garden']);
});

it.each([
  ['2026-11-01', true],
  ['2026-12-01', true],
  ['2027-01-01', true],
  ['2026-10-01', false],
  ['2026-11-02', false],
  ['2026-11-22', false],
])('[FND-05] on 22 November 2026 a feature is switched on from %s: %s', (since, isAllowed) => {
  const refusal = sinceRefusal('2026-11-22', since);
  expect(refusal && [refusal.code, refusal.field]).toEqual(isAllowed ? null : ['feature_since', 'since']);
});

it('[FND-15] the recommended ones are those that are off and whose module is on', () => {
  const { on, missing } = recommendedOf(
    [...house, { ...ground, name: 'odd', isRecommended: false }],
    company('ground'),
  );
  expect(on.map(({ name }) => name)).toEqual(['wall', 'roof']);
  expect(missing.map(({ feature: { name }, name: needed }) => [name, needed])).toEqual([
    ['garden', 'absences'],
  ]);
});

describe('[FND-06] [SET-35] a tick', () => {
  it.each([
    ['ground', company(), company('ground')],
    ['roof', company('later'), company('later', 'ground', 'wall', 'roof')],
    ['garden', company('ground'), { flags: ['absences'], features: ['ground', 'garden'] }],
    ['garden', company('garden'), company('garden')],
    ['later', company(), company()],
  ] as const)('at %s brings along what it needs', (name, before, after) => {
    expect(withNeeds(name, before, house)).toEqual(after);
  });

  it.each([
    ['ground', company('later', 'ground', 'wall', 'roof'), [], company('later')],
    ['wall', company('ground', 'wall', 'garden', 'roof'), [], company('ground', 'garden')],
    [
      'absences',
      { flags: ['absences', 'customer'], features: ['ground', 'garden'] },
      [],
      { flags: ['customer'], features: ['ground'] },
    ],
    ['absences', { flags: ['absences'], features: ['garden'] }, ['garden'], company('garden')],
  ] as const)(
    'taken away from %s takes what needs it, unless that is kept',
    (name, before, leftOn, after) => {
      expect(withoutNeeding(name, before, house, leftOn)).toEqual(after);
    },
  );
});

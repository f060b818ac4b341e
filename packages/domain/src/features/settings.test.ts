import { expect, it } from 'vitest';
import { z } from 'zod';
import type { FeatureDefinition } from '../access/feature.ts';
import { settingsOf } from './settings.ts';

const eve = z.enum(['working', 'half', 'free']);
const feature = {
  name: 'tea',
  label: 'Tee',
  meaning: 'Es gibt Tee.',
  group: 'Konten und Monat',
  requires: [],
  flags: [],
  isRecommended: false,
  settings: z.object({ cups: z.int().min(1).default(2), eve24: eve.default('working') }),
} as const satisfies FeatureDefinition;

it.each([
  ['nothing is stored', {}, { cups: 2, eve24: 'working' }],
  ['one key is stored', { cups: 5 }, { cups: 5, eve24: 'working' }],
  ['a key is stored that no release knows any more', { cups: 5, sugar: true }, { cups: 5, eve24: 'working' }],
  ['a value is stored that does not fit any more', { cups: 0, eve24: 'half' }, { cups: 2, eve24: 'half' }],
])('[FND-03] a missing key has its default: %s', (_, stored, value) => {
  expect(settingsOf(feature, stored)).toEqual(value);
});

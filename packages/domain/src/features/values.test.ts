import { describe, expect, it } from 'vitest';
import type { FeatureDefinition } from '../access/feature.ts';
import { lawFeature } from '../accounts/lawguide/features.ts';
import { overtimeFeature } from '../accounts/overtime/features.ts';
import { calendarFeature } from '../day/calendar/features.ts';
import { contractsFeature } from '../day/contracts/features.ts';
import { punchFeature } from '../records/punch/features.ts';
import { auditFeature } from '../sides/log/features.ts';
import { decisionsFeature } from '../workflows/decisions/features.ts';
import { monthCloseFeature } from '../workflows/month/features.ts';

const OF_LAW = ['break', 'no_break', 'day8', 'day10', 'week60', 'rest11', 'sunday', 'holiday', 'rest_day'];
const LEVELS = ['off', 'note', 'reason', 'refuse'];

/** Of each setting: what it is without a choice, what may be chosen, and what may not. */
const SETTINGS: [FeatureDefinition, string, preset: unknown, chosen: unknown[], refused: unknown[]][] = [
  [auditFeature, 'keep_years', 3, [2, 3, 10], [1, 11, 2.5, '3']],
  [calendarFeature, 'place', null, [null, 1, 2147483647], [0, 2147483648, 1.5, '1']],
  [calendarFeature, 'eve24', 'working', ['working', 'half', 'free'], ['', 'off', 1]],
  [calendarFeature, 'eve31', 'working', ['working', 'half', 'free'], ['', 'off', 1]],
  [calendarFeature, 'manual40', false, [true, false], ['true', 0]],
  [contractsFeature, 'prorata', 'law', ['law', 'share'], ['', 'none']],
  [contractsFeature, 'fraction', 'keep', ['keep', 'up'], ['', 'down']],
  [punchFeature, 'rounding', 'none', ['none', '5', '15'], ['', '10', 5]],
  [punchFeature, 'forgotten_after', 16, [10, 24], [9, 25, 12.5, '16']],
  [punchFeature, 'terminal_balance', false, [true, false], ['true', 0]],
  [punchFeature, 'auto_break', 'off', ['off', 'suggest'], ['', 'on']],
  ...[...OF_LAW, 'sundays15', 'average8', 'night', 'night8', 'minor', 'late7'].map(
    (code): (typeof SETTINGS)[number] => [lawFeature, code, 'note', LEVELS, ['', 'on', true]],
  ),
  [lawFeature, 'rest', 11, [10, 11], [9, 12, '11']],
  [lawFeature, 'average', 'weeks', ['weeks', 'months'], ['', 'years']],
  [lawFeature, 'span', 10, [10, 11], [9, 12, '10']],
  [decisionsFeature, 'self_approval', true, [true, false], ['true', 0]],
  [decisionsFeature, 'auto_approve', [], [[], [20], [20, 40, 90]], [20, '20', null]],
  [monthCloseFeature, 'grace', 5, [1, 15], [0, 16, 1.5, '5']],
  [monthCloseFeature, 'lead_check', 'none', ['none', 'needed'], ['', true]],
  [overtimeFeature, 'type80', 'lowering', ['lowering', 'neutral'], ['', 'off']],
  [overtimeFeature, 'warn_over', 40, [0, 0.5, 1000], [-0.5, 1000.5, 0.25, '40']],
  [overtimeFeature, 'warn_under', -20, [0, -0.5, -1000], [0.5, -1000.5, -0.25, '-20']],
  [overtimeFeature, 'only_credit', false, [true, false], ['true', 0]],
];

describe('[FND-03] a setting of a company', () => {
  it.each(SETTINGS.map(([feature, ...rest]) => [feature.name, rest[0], feature, ...rest.slice(1)] as const))(
    '%s %s has its default and its bounds',
    (_, name, feature, preset, chosen, refused) => {
      const settings = feature.settings.partial();
      expect(feature.settings.parse({})).toHaveProperty(name, preset);
      for (const value of chosen as unknown[])
        expect(settings.parse({ [name]: value })).toHaveProperty(name, value);
      for (const value of refused as unknown[]) {
        const { issues = [] } = settings.safeParse({ [name]: value }).error ?? {};
        expect([value, ...issues.map(({ path, message }) => `${path} ${message}`)]).toEqual([
          value,
          `${name} invalid_input`,
        ]);
      }
    },
  );
});

import { expect, it } from 'vitest';
import { allows } from '../access/access.ts';
import type { Role } from '../access/roles.ts';
import { featureCalls } from './access.ts';
import { featureChange, recommendedChange, settingsChange } from './contract.ts';

it('settings are read by everybody and changed by the admin', () => {
  const may = (call: keyof typeof featureCalls) =>
    (['employee', 'admin', 'reader'] as Role[]).filter((role) =>
      allows(featureCalls[call], { role, globalAdmin: false, flags: [], features: [] }),
    );
  expect(may('settings')).toEqual(['employee', 'admin', 'reader']);
  expect([may('changeSettings'), may('switch')]).toEqual([['admin'], ['admin']]);
});

it('a switch names its function and says on or off', () => {
  const asked = { feature: 'f'.repeat(50), on: true, since: '2026-12-01' };
  expect(featureChange.parse(asked)).toEqual(asked);
  expect(featureChange.safeParse({ ...asked, feature: 'f'.repeat(51) }).error?.issues).toMatchObject([
    { path: ['feature'], message: 'invalid_input' },
  ]);
  expect(recommendedChange.parse({ on: false })).toEqual({ on: false });
  for (const schema of [featureChange, recommendedChange, settingsChange])
    expect(schema.safeParse({}).success).toBe(false);
});

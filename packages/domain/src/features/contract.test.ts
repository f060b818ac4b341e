import { describe, expect, it } from 'vitest';
import { allows, type Role } from '../access/access.ts';
import { featureAccess } from './access.ts';
import { featureChange, recommendedChange, settingsChange } from './contract.ts';

it('settings are read by everybody and changed by the admin', () => {
  const may = (call: keyof typeof featureAccess) =>
    (['employee', 'admin', 'reader'] as Role[]).filter((role) =>
      allows(featureAccess[call], { role, globalAdmin: false, flags: [], features: [] }),
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

describe('[OVT-04] the hours that accounts begin with', () => {
  const faultsOf = (openings: unknown) =>
    recommendedChange
      .safeParse({ on: true, openings })
      .error?.issues.map(({ path, message }) => `${path.join(' ')} ${message}`) ?? [];
  const of = (hours: unknown) => [{ user: 7, hours }];

  it.each([[of(-9999)], [of(9999)], [of(0.25)], [null], [[]]])('may be %j', (openings) => {
    expect(recommendedChange.parse({ on: true, openings })).toEqual({ on: true, openings });
  });

  it.each([
    [of(9999.5), 'openings 0 hours invalid_input'],
    [of(-10_000), 'openings 0 hours invalid_input'],
    [of('8'), 'openings 0 hours invalid_input'],
    [of(null), 'openings 0 hours fields_missing'],
    [[{ user: 0, hours: 1 }], 'openings 0 user invalid_input'],
    ['8', 'openings invalid_input'],
  ])('cannot be %j: %s', (openings, fault) => {
    expect(faultsOf(openings)).toEqual([fault]);
  });

  it('are those of up to 5000 people', () => {
    expect(faultsOf(Array(5000).fill(of(1)[0]))).toEqual([]);
    expect(faultsOf(Array(5001).fill(of(1)[0]))).toEqual(['openings invalid_input']);
  });
});

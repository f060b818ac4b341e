import { describe, expect, it } from 'vitest';
import {
  earliestFactorDay,
  type FactorPolicy,
  factorDay,
  factorPolicyRefusal,
  settledPolicy,
} from './factor-policy.ts';
import { isFactorDue, isPasskeyOrigin, keyShown } from './factors.ts';

const TODAY = '2026-11-20';
const policy = (
  second_factor: FactorPolicy['second_factor'],
  from: string | null = null,
  admins: string | null = null,
): FactorPolicy => ({ second_factor, second_factor_from: from, second_factor_admins_from: admins });
const never = policy('voluntary');
const code = (before: FactorPolicy, after: FactorPolicy) =>
  factorPolicyRefusal(before, settledPolicy(before, after), TODAY)?.code ?? null;

describe('[MFA-06] who needs a second factor', () => {
  it.each([
    [never, null, null, null],
    [policy('admins', '2026-12-04'), '2026-12-04', null, null],
    [policy('all', '2026-12-04'), '2026-12-04', '2026-12-04', '2026-12-04'],
    [policy('all', '2026-12-24', '2026-12-01'), '2026-12-01', '2026-12-24', '2026-12-24'],
    [policy('all', '2026-12-01', '2026-12-24'), '2026-12-01', '2026-12-01', '2026-12-01'],
    [policy('all'), null, null, null],
    [policy('voluntary', '2026-12-04', '2026-12-01'), null, null, null],
    [policy('admins', '2026-12-24', '2026-12-01'), '2026-12-24', null, null],
  ])('%j', (given, admin, employee, reader) => {
    expect([factorDay(given, 'admin'), factorDay(given, 'employee'), factorDay(given, 'reader')]).toEqual([
      admin,
      employee,
      reader,
    ]);
  });

  it('begins with the day itself', () => {
    expect([isFactorDue(null, TODAY), isFactorDue('2026-11-21', TODAY)]).toEqual([false, false]);
    expect([isFactorDue(TODAY, TODAY), isFactorDue('2026-11-19', TODAY)]).toEqual([true, true]);
  });
});

describe('[MFA-06] a day', () => {
  it('is at least 14 days ahead for whoever did not need one by then', () => {
    expect(earliestFactorDay(TODAY)).toBe('2026-12-04');
    for (const who of ['admins', 'all'] as const) {
      expect(code(never, policy(who))).toBe('second_factor_day_missing');
      expect(code(never, policy(who, '2026-12-03'))).toBe('second_factor_soon');
      expect(code(never, policy(who, '2026-12-04'))).toBeNull();
    }
    const announced = policy('admins', '2027-01-10');
    expect(code(announced, policy('admins', '2026-11-25'))).toBe('second_factor_soon');
    expect(code(announced, policy('admins', '2026-12-04'))).toBeNull();
    expect(code(announced, policy('all', '2026-12-01'))).toBe('second_factor_soon');
  });

  it.each([
    [policy('all'), 'second_factor_day_missing'],
    [policy('all', '2026-12-03'), 'second_factor_soon'],
  ])('%j is refused at its field', (after, code) => {
    expect(factorPolicyRefusal(never, after, TODAY)).toMatchObject({ code, field: 'second_factor_from' });
  });

  it('may be any that asks less of everybody, and the one that holds', () => {
    const inForce = policy('all', '2026-11-01');
    expect(code(inForce, inForce)).toBeNull();
    expect(code(inForce, never)).toBeNull();
    expect(code(inForce, policy('admins', '2026-11-01'))).toBeNull();
    expect(code(inForce, policy('all', '2026-11-21'))).toBeNull();
    expect(code(policy('admins', '2026-11-01'), policy('all', '2026-11-01'))).toBe('second_factor_soon');
  });
});

describe('[MFA-06] when all others follow', () => {
  const admins = policy('admins', '2026-11-01');

  it('admins go on needing one, and nobody sends that day', () => {
    expect(settledPolicy(admins, policy('all', '2026-12-04'))).toEqual(
      policy('all', '2026-12-04', '2026-11-01'),
    );
    expect(code(admins, policy('all', '2026-12-04'))).toBeNull();
    expect(settledPolicy(admins, policy('admins', '2026-12-24'))).toEqual(policy('admins', '2026-12-24'));
    expect(settledPolicy(policy('admins', '2026-12-24'), policy('all', '2026-12-04'))).toEqual(
      policy('all', '2026-12-04'),
    );
    expect(settledPolicy(never, policy('all', '2026-12-04', '2026-11-01'))).toEqual(
      policy('all', '2026-12-04'),
    );
    const both = policy('all', '2026-12-04', '2026-11-01');
    expect(settledPolicy(both, policy('all', '2026-12-24'))).toEqual(
      policy('all', '2026-12-24', '2026-11-01'),
    );
  });

  it('a day that is put off is put off for admins, too, where it was one for all', () => {
    const all = policy('all', '2026-12-04');
    expect(settledPolicy(all, policy('all', '2026-12-24'))).toEqual(policy('all', '2026-12-24'));
    expect(settledPolicy(all, policy('admins', '2026-12-24', '2026-11-01'))).toEqual(
      policy('admins', '2026-12-24'),
    );
    expect(settledPolicy(admins, policy('voluntary', '2026-12-04', '2026-11-01'))).toEqual(never);
  });
});

it.each([
  ['http://localhost:3000', true],
  ['https://zeiten.beispiel.example', true],
  ['https://10.0.0.1.beispiel.example', true],
  ['https://1und1.example', true],
  ['https://zeiten.intern1', true],
  ['http://zeiten.beispiel.example', false],
  ['https://192.168.100.20', false],
  ['https://8.8.8.8:8443', false],
  ['https://[2001:db8::1]', false],
])('[MFA-05] browsers store a passkey for %s: %s', (origin, isStored) => {
  expect(isPasskeyOrigin(origin)).toBe(isStored);
});

it('[MFA-01] a key is shown in groups of four', () => {
  expect(keyShown('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(keyShown('JBSWY3')).toBe('JBSW Y3');
});

import { describe, expect, it } from 'vitest';
import { loginSettings } from './setting-groups.ts';

const preset = loginSettings.settings.parse({});
const closed = { ...preset, registration: 'invited' } as const;
const facts = { today: '2026-11-20', features: ['security'], hasKey: true };
const asking = { ...preset, second_factor: 'all', second_factor_from: '2027-02-01' } as const;

describe('how people of a company come in', () => {
  it('has these settings without a choice', () => {
    expect(preset).toEqual({
      registration: 'open',
      password_old: false,
      proof_admin: false,
      strong_passwords: false,
      email_confirm: false,
      bound_only: false,
      second_factor: 'voluntary',
      second_factor_from: null,
      second_factor_admins_from: null,
    });
  });

  it.each([
    'registration',
    'password_old',
    'proof_admin',
    'strong_passwords',
    'email_confirm',
    'bound_only',
    'second_factor',
  ])('refuses an odd value of %s', (name) => {
    for (const odd of ['', 'odd', 7])
      expect(loginSettings.settings.safeParse({ [name]: odd }).error?.issues).toMatchObject([
        { path: [name], message: 'invalid_input' },
      ]);
  });

  it('needs a proof, unless nothing or only the registration is closed', () => {
    const { needsProof } = loginSettings;
    expect(needsProof(preset, preset)).toBe(false);
    expect(needsProof(preset, closed)).toBe(false);
    expect(needsProof(closed, preset)).toBe(true);
    expect(needsProof(preset, { ...preset, password_old: true })).toBe(true);
    expect(needsProof(preset, { ...closed, password_old: true })).toBe(true);
  });

  it.each([
    ['nothing, whatever is switched on', preset, { ...facts, features: [], hasKey: false }, null],
    ['a second factor', asking, facts, null],
    [
      'one that nobody can set up',
      asking,
      { ...facts, features: ['audit'] },
      ['feature_requires', 'second_factor', 'Zuerst „Sicherheit des Kontos“ einschalten.'],
    ],
    [
      'one that cannot be stored',
      asking,
      { ...facts, hasKey: false },
      ['second_factor_keyless', 'second_factor'],
    ],
  ])('asks for %s', (_, after, given, expected) => {
    const found = loginSettings.refusal(preset, after, given);
    const said = found && [found.code, found.field, found.message];
    if (expected === null) expect(said).toBeNull();
    else expect(said).toEqual(expect.arrayContaining(expected));
  });
});

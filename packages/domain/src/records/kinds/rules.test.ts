import { expect, it } from 'vitest';
import { kindRefusal } from './rules.ts';

const sick = {
  base: 20,
  credit: 'neutral',
  own_sickness: true,
  look: 'type',
  contingent_id: null,
  statutory: 'none',
  hours: false,
} as const;
const codeOf = (...facts: Parameters<typeof kindRefusal>) => {
  const refusal = kindRefusal(...facts);
  return refusal && `${refusal.code} ${refusal.field}`;
};

it('[ART-01] base and credit stay once the kind is used, the rest may change', () => {
  expect(codeOf(sick, null)).toBeNull();
  expect(codeOf({ ...sick, own_sickness: false }, sick)).toBeNull();
  expect(codeOf({ ...sick, base: 100, own_sickness: false }, sick)).toBe('kind_fixed base');
  expect(codeOf({ ...sick, credit: 'zero_target' }, sick)).toBe('kind_fixed credit');
});

it('[SET-45] vacation is always neutral, and only a kind on sickness is sickness of its own', () => {
  const vacation = {
    base: 10,
    credit: 'neutral',
    own_sickness: false,
    look: 'type',
    contingent_id: null,
    hours: false,
  } as const;
  expect(codeOf(vacation, null)).toBeNull();
  expect(codeOf({ ...vacation, credit: 'lowering' }, null)).toBe('kind_vacation credit');
  expect(codeOf({ ...vacation, credit: 'zero_target' }, null)).toBe('kind_vacation credit');
  expect(codeOf({ ...vacation, contingent_id: 4 }, null)).toBe('kind_contingent contingent_id');
  expect(codeOf({ ...vacation, base: 60, own_sickness: true }, null)).toBe('kind_sickness own_sickness');
});

it('[ART-05] [SET-47] neither vacation nor the reduction of overtime is taken in hours', () => {
  const kind = { ...sick, own_sickness: false, hours: true } as const;
  expect(codeOf(kind, null)).toBeNull();
  expect(codeOf({ ...kind, hours: false }, kind)).toBeNull();
  for (const base of [10, 30] as const) expect(codeOf({ ...kind, base }, null)).toBe('kind_hours hours');
});

it('[SET-38] [ART-01] a kind on sickness or school is hidden or named, never only „Abwesend“', () => {
  expect(codeOf({ ...sick, look: 'away' }, null)).toBe('kind_betrays look');
  expect(codeOf({ ...sick, base: 90, own_sickness: false, look: 'away' }, null)).toBe('kind_betrays look');
  expect(codeOf({ ...sick, look: 'nothing' }, null)).toBeNull();
  expect(codeOf({ ...sick, base: 60, own_sickness: false, look: 'away' }, null)).toBeNull();
});

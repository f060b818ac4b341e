import { expect, it } from 'vitest';
import { absenceKindInput } from './contract.ts';
import { KIND_PRESETS } from './presets.ts';
import { kindRefusal } from './rules.ts';

it.each(KIND_PRESETS.map((preset) => [preset.name, preset] as const))(
  '[ART-04] %s can be taken over as it is',
  (_, { law, contingent: _contingent, ...preset }) => {
    expect(absenceKindInput.parse(preset)).toEqual(preset);
    expect(kindRefusal(preset, null)).toBeNull();
    expect(law.length).toBeGreaterThan(0);
  },
);

it('[ART-03] [ART-04] what nobody owes has no target, and a child that is sick is no sickness of the person', () => {
  const found = Object.fromEntries(KIND_PRESETS.map((preset) => [preset.name, preset]));
  const free = KIND_PRESETS.filter(({ credit }) => credit === 'zero_target').map(({ name }) => name);
  expect(free).toEqual(['Unbezahlt', 'Elternzeit', 'Mutterschutz', 'Pflege eines Angehörigen', 'Kurzarbeit']);
  expect(found['Kind krank']).toMatchObject({ base: 20, own_sickness: false, look: 'nothing' });
  expect(new Set(KIND_PRESETS.map(({ short }) => short)).size).toBe(KIND_PRESETS.length);
});

it('[ART-04] those that the law counts offer a contingent, without a figure', () => {
  const counted = KIND_PRESETS.filter(({ contingent }) => contingent);
  expect(counted.map(({ name, contingent }) => [name, contingent])).toEqual([
    ['Kind krank', { prorata: 'none', carry: null, only_for: true }],
    ['Bildungsurlaub', { prorata: 'none', carry: null, only_for: false }],
    ['Zusatzurlaub', { prorata: 'law', carry: null, only_for: true }],
    ['Pflege eines Angehörigen', { prorata: 'none', carry: null, only_for: false }],
  ]);
});

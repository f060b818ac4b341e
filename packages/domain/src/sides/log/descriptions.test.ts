import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FeatureDefinition, SettingField, SettingGroup } from '../../access/feature.ts';
import { privacySettings } from '../periods/setting-groups.ts';
import { loginSettings } from '../session/setting-groups.ts';
import { FEATURES } from './features-list.ts';

const root = join(import.meta.dirname, '../..');
const found = await Promise.all(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/features\.ts$/.test(file))
    .map((file) => import(join(root, file))),
);
const definitions = found.flatMap((file) => Object.values<FeatureDefinition>(file));
const groups: SettingGroup[] = [...definitions, loginSettings, privacySettings];
const fieldsOf = ({ fields = {} }: Pick<SettingGroup, 'fields'>) =>
  Object.entries<SettingField>(fields as Record<string, SettingField>);

it('[FND-04] every feature that is built is in the list, and no other', () => {
  expect(FEATURES.map(({ name }) => name).sort()).toEqual(definitions.map(({ name }) => name).sort());
});

describe('[FND-04] the settings of', () => {
  it.each(groups.map((group) => [group.name, group] as const))(
    '%s are described, each of them',
    (_, group) => {
      const described = fieldsOf(group).map(([key]) => key);
      expect(described.sort()).toEqual(Object.keys(group.settings.shape).sort());
    },
  );

  it.each(groups.map((group) => [group.name, group] as const))('%s take what the form offers', (_, group) => {
    for (const [key, { kind, options = [] }] of fieldsOf(group)) {
      const schema = group.settings.shape[key];
      const stored = String(group.settings.parse({})[key]);
      const offered = typeof options === 'function' ? options(stored) : options;
      if (kind === 'choice')
        expect(
          offered.map(({ value }) => String(value)),
          key,
        ).toContain(stored);
      for (const { value } of offered) expect(schema?.safeParse(value).success, `${key} ${value}`).toBe(true);
    }
  });

  it('all features have different keys: the log tells them by these alone', () => {
    const keys = groups.flatMap((group) => fieldsOf(group).map(([key]) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

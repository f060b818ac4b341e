import type { FeatureDescription } from '@stundenbuch/domain/access/feature';
import { FLAGS, type Flag, flagsOf, permissionOf } from '@stundenbuch/domain/access/flags';
import { type Switched, withNeeds, withoutNeeding } from '@stundenbuch/domain/features/rules';

/** In the values of a form: the permission string, and names with commas between them. */
export interface SwitchValues {
  permission: string;
  features: string;
}

export interface SwitchesProps {
  id: string;
  name: string;
  value: Switched;
  onSwitch: (name: string, isOn: boolean) => void;
  disabled: boolean;
  error?: string | undefined;
}

export const featuresOf = (value: string): string[] => (value === '' ? [] : value.split(','));

export const switchedIn = ({ permission, features }: SwitchValues): Switched => ({
  flags: flagsOf(permission),
  features: featuresOf(features),
});

/** With what a tick brings along or takes away. What is stored stays when its module is hidden from people. */
export function afterSwitch(
  values: SwitchValues,
  name: string,
  isOn: boolean,
  all: readonly FeatureDescription[],
  stored: readonly string[] = [],
): SwitchValues {
  const there = switchedIn(values);
  const isModule = (FLAGS as readonly string[]).includes(name);
  const after = isOn
    ? withTick(name, isModule, there, all)
    : withoutNeeding(name, there, all, isModule ? stored : []);
  return { permission: permissionOf([...after.flags]), features: after.features.join() };
}

function withTick(
  name: string,
  isModule: boolean,
  there: Switched,
  all: readonly FeatureDescription[],
): Switched {
  return isModule ? { ...there, flags: [...there.flags, name as Flag] } : withNeeds(name, there, all);
}

import type { FeatureDescription } from '../access/feature.ts';
import { FLAG_WORDS, type Flag } from '../access/flags.ts';
import { type Day, firstOfMonth } from '../time/day.ts';
import type { Refusal } from '../wire/refusal.ts';
import { refuseFeature as refuse } from './messages.ts';

/** What a company has switched on. */
export interface Switched {
  flags: readonly Flag[];
  features: readonly string[];
}

export interface Switch {
  feature: FeatureDescription;
  on: boolean;
}

/** Names of the flags and features that must be on before, or of the features that must be off before. */
export function requirementsOf(
  { feature, on }: Switch,
  { flags, features }: Switched,
  all: readonly FeatureDescription[],
): string[] {
  if (!on) {
    const needing = all.filter(({ requires }) => requires.includes(feature.name));
    return needing.map(({ name }) => name).filter((name) => features.includes(name));
  }
  const modules = feature.flags.filter((flag) => !flags.includes(flag));
  return [...modules, ...feature.requires.filter((name) => !features.includes(name))];
}

export function requirementRefusal(
  change: Switch,
  company: Switched,
  all: readonly FeatureDescription[],
  field = 'feature',
): Refusal | null {
  const [first] = requirementsOf(change, company, all);
  if (!first) return null;
  const action = change.on ? 'einschalten' : 'ausschalten';
  return refuse('feature_requires', field, { name: labelOf(first, all), action });
}

/** With the feature, and with all that it needs: what a tick means where a company is made. */
export function withNeeds(name: string, there: Switched, all: readonly FeatureDescription[]): Switched {
  const feature = all.find((one) => one.name === name);
  if (!feature || there.features.includes(name)) return there;
  const needed = feature.requires.reduce<Switched>((sum, other) => withNeeds(other, sum, all), there);
  const flags = feature.flags.filter((flag) => !needed.flags.includes(flag));
  return { flags: [...needed.flags, ...flags], features: [...needed.features, name] };
}

/** Without the feature or module, and without the features that need it, but for those that are `leftOn`. */
export function withoutNeeding(
  name: string,
  there: Switched,
  all: readonly FeatureDescription[],
  leftOn: readonly string[] = [],
): Switched {
  const without = {
    flags: there.flags.filter((flag) => flag !== name),
    features: there.features.filter((other) => other !== name),
  };
  return all
    .filter(({ requires, flags }) => requires.includes(name) || flags.includes(name as Flag))
    .filter((needing) => there.features.includes(needing.name) && !leftOn.includes(needing.name))
    .reduce<Switched>((rest, needing) => withoutNeeding(needing.name, rest, all, leftOn), without);
}

/** What people read for the name of a feature or flag. */
export function labelOf(name: string, all: readonly FeatureDescription[]): string {
  return all.find((feature) => feature.name === name)?.label ?? FLAG_WORDS[name as Flag] ?? name;
}

/** No figure of a past month changes by switching. */
export function sinceRefusal(today: Day, since: Day): Refusal | null {
  const isAllowed = since === firstOfMonth(since) && since >= firstOfMonth(today);
  return isAllowed ? null : refuse('feature_since', 'since');
}

/**
 * Each after those that it requires, and otherwise as they come: switching on goes through them from the first to the last,
 * switching off from the last to the first.
 */
export function inOrder<Feature extends FeatureDescription>(all: readonly Feature[]): Feature[] {
  const ordered = new Set<Feature>();
  const add = (feature: Feature): void => {
    for (const other of all) if (feature.requires.includes(other.name)) add(other);
    ordered.add(feature);
  };
  for (const feature of all) add(feature);
  return [...ordered];
}

/** Those that the recommended button switches on, and those that it can't because a module is missing. */
export function recommendedOf<Feature extends FeatureDescription>(
  all: readonly Feature[],
  company: Switched,
) {
  const on: Feature[] = [];
  const missing: { feature: Feature; name: string }[] = [];
  for (const feature of inOrder(all)) {
    if (!feature.isRecommended || company.features.includes(feature.name)) continue;
    const features = [...company.features, ...on.map(({ name }) => name)];
    const [name] = requirementsOf({ feature, on: true }, { ...company, features }, all);
    if (name) missing.push({ feature, name });
    else on.push(feature);
  }
  return { on, missing };
}

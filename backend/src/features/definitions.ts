import type { FeatureDefinition, SettingGroup } from '@stundenbuch/domain/access/feature';
import { inOrder } from '@stundenbuch/domain/features/rules';
import { exportsOfNouns } from '../platform/nouns.ts';

const exported = (await exportsOfNouns('features')).map(([, feature]) => feature as FeatureDefinition);
const groups = (await exportsOfNouns('setting-groups'))
  .map(([, group]) => group as SettingGroup)
  .filter((group) => typeof group === 'object' && 'label' in group);

/** What companies can switch on beyond the seven flags: what the nouns have in their `features.ts`. */
export class FeatureDefinitions {
  private readonly ordered = inOrder(exported);

  /** Each after those that it requires. */
  all(): readonly FeatureDefinition[] {
    return this.ordered;
  }

  /** Of the features and beside them. */
  settings(): readonly SettingGroup[] {
    return [...this.all(), ...groups];
  }
}

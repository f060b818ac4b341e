import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import { inOrder } from '@stundenbuch/domain/features/rules';
import { exportsOfNouns } from '../platform/nouns.ts';

const exported = (await exportsOfNouns('features')).map(([, feature]) => feature as FeatureDefinition);

/** What companies can switch on beyond the seven flags: what the nouns have in their `features.ts`. */
export class FeatureDefinitions {
  private readonly ordered = inOrder(exported);

  /** Each after those that it requires. */
  all(): readonly FeatureDefinition[] {
    return this.ordered;
  }
}

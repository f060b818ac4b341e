import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { exportsOfNouns } from '../platform/nouns.ts';

/** Features that companies can enable beyond the seven flags. */
const known = (await exportsOfNouns('features')).flatMap(([, names]) => names as readonly string[]);

export function unknownFeatureRefusal(names: readonly string[]): Refusal | null {
  return names.every((name) => known.includes(name)) ? null : refuseWire('invalid_input', 'features');
}

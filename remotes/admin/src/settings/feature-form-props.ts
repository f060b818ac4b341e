import type { FeatureSetting } from '@stundenbuch/domain/features/contract';

export interface FeatureFormProps {
  setting: FeatureSetting;
  /** After saving: the form starts again from the stored values. */
  onSaved: () => void;
}

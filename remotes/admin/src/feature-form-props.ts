import type { FeatureSetting } from '@stundenbuch/domain/features/contract';

export interface FeatureFormProps {
  setting: FeatureSetting;
  /** After saving: the form begins anew, with what is stored now. */
  onSaved: () => void;
}

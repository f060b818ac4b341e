import type { FeatureSetting } from '@stundenbuch/domain/features/contract';
import type { ComponentType } from 'react';

export interface FeatureFormProps {
  setting: FeatureSetting;
  /** After saving: the form begins anew, with what is stored now. */
  onSaved: () => void;
}

/** The form on the card of a feature that has settings, by the feature's name. */
export const FEATURE_FORMS: Readonly<Record<string, ComponentType<FeatureFormProps>>> = {};

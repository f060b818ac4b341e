import { call } from '../access/call.ts';
import { featureAccess } from './access.ts';
import type {
  FeatureChange,
  FeaturePreview,
  FeatureSettings,
  RecommendedChange,
  SettingsChange,
} from './contract.ts';

/** Any figure may be another one, and what everybody is told of the company has some of it, too. */
const FOLLOW = [
  ...(['User', 'Company', 'Settings', 'Absence', 'Project', 'HourlyRate'] as const),
  ...(['Entry', 'WorkingTime', 'Booking', 'Finding'] as const),
];

export const featureCalls = {
  settings: call<FeatureSettings>()('GET company/settings', featureAccess.settings, { reads: ['Settings'] }),
  changeSettings: call<FeatureSettings, SettingsChange>()(
    'PUT company/settings/:feature',
    featureAccess.changeSettings,
    { changes: FOLLOW },
  ),
  preview: call<FeaturePreview, FeatureChange>()('POST company/features/preview', featureAccess.switch),
  switch: call<FeatureSettings, FeatureChange>()('POST company/features', featureAccess.switch, {
    changes: FOLLOW,
  }),
  previewRecommended: call<FeaturePreview, RecommendedChange>()(
    'POST company/features/recommended/preview',
    featureAccess.switch,
  ),
  switchRecommended: call<FeatureSettings, RecommendedChange>()(
    'POST company/features/recommended',
    featureAccess.switch,
    { changes: FOLLOW },
  ),
};

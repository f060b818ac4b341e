import { featureCalls } from '@stundenbuch/domain/features/calls';
import type {
  FeatureChange,
  FeaturePreview,
  FeatureSettings,
  RecommendedChange,
} from '@stundenbuch/domain/features/contract';
import { api, mutation, query, requestOf } from '@stundenbuch/web/api';

/** One feature, or the recommended ones together. */
export type Switching = FeatureChange | RecommendedChange;

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    companySettings: query(build, featureCalls.settings),
    saveSettings: mutation(build, featureCalls.changeSettings),
    switchPreview: build.query<FeaturePreview, Switching>({
      query: (change) =>
        requestOf('feature' in change ? featureCalls.preview : featureCalls.previewRecommended, change),
      keepUnusedDataFor: 0,
    }),
    switchFeatures: build.mutation<FeatureSettings, Switching>({
      query: (change) =>
        requestOf('feature' in change ? featureCalls.switch : featureCalls.switchRecommended, change),
      invalidatesTags: (_, error) => (error ? [] : (featureCalls.switch.changes ?? [])),
    }),
  }),
});

export const {
  useCompanySettingsQuery,
  useSaveSettingsMutation,
  useSwitchPreviewQuery,
  useSwitchFeaturesMutation,
} = settingsApi;

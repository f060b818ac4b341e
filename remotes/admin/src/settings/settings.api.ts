import type {
  FeatureChange,
  FeaturePreview,
  FeatureSettings,
  RecommendedChange,
  SettingsChange,
} from '@stundenbuch/domain/features/contract';
import { api } from '@stundenbuch/web/api';

/** One feature, or the recommended ones together. */
export type Switching = FeatureChange | RecommendedChange;

const pathOf = (change: Switching) =>
  'feature' in change ? '/company/features' : '/company/features/recommended';
/** Any figure may be another one. */
const figures = [
  ...(['Absence', 'Settings', 'Project', 'HourlyRate'] as const),
  ...(['Entry', 'WorkingTime', 'Booking', 'Finding'] as const),
];

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    companySettings: build.query<FeatureSettings, void>({
      query: () => '/company/settings',
      providesTags: ['Settings'],
    }),
    saveSettings: build.mutation<FeatureSettings, { feature: string; input: SettingsChange }>({
      query: ({ feature, input }) => ({ url: `/company/settings/${feature}`, method: 'PUT', body: input }),
      // What everybody is told of the company has some of it, too.
      invalidatesTags: (saved) => (saved ? ['User', 'Company', ...figures] : []),
    }),
    switchPreview: build.query<FeaturePreview, Switching>({
      query: (change) => ({ url: `${pathOf(change)}/preview`, method: 'POST', body: change }),
      keepUnusedDataFor: 0,
    }),
    switchFeatures: build.mutation<FeatureSettings, Switching>({
      query: (change) => ({ url: pathOf(change), method: 'POST', body: change }),
      invalidatesTags: (switched) => (switched ? ['User', 'Company', ...figures] : []),
    }),
  }),
});

export const {
  useCompanySettingsQuery,
  useSaveSettingsMutation,
  useSwitchPreviewQuery,
  useSwitchFeaturesMutation,
} = settingsApi;

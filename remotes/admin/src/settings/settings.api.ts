import type {
  CompanySettings,
  FeatureChange,
  FeaturePreview,
  RecommendedChange,
  SettingsChange,
} from '@stundenbuch/domain/features/contract';
import { featureTags } from '@stundenbuch/domain/features/tags';
import { absenceTags } from '@stundenbuch/domain/records/absences/tags';
import { timesheetTags } from '@stundenbuch/domain/records/timesheet/tags';
import { projectTags } from '@stundenbuch/domain/sides/projects/tags';
import { api } from '@stundenbuch/web/api';

/** One feature, or the recommended ones together. */
export type Switching = FeatureChange | RecommendedChange;

const pathOf = (change: Switching) =>
  'feature' in change ? '/company/features' : '/company/features/recommended';
/** Any figure may be another one. */
const figures = [...absenceTags, ...featureTags, ...projectTags, ...timesheetTags];

const settingsApi = api.enhanceEndpoints({ addTagTypes: figures }).injectEndpoints({
  endpoints: (build) => ({
    companySettings: build.query<CompanySettings, void>({
      query: () => '/company/settings',
      providesTags: ['Settings'],
    }),
    saveSettings: build.mutation<CompanySettings, { feature: string; input: SettingsChange }>({
      query: ({ feature, input }) => ({ url: `/company/settings/${feature}`, method: 'PUT', body: input }),
      // What everybody is told of the company has some of it, too.
      invalidatesTags: (saved) => (saved ? ['User', 'Company', ...figures] : []),
    }),
    switchPreview: build.query<FeaturePreview, Switching>({
      query: (change) => ({ url: `${pathOf(change)}/preview`, method: 'POST', body: change }),
      keepUnusedDataFor: 0,
    }),
    switchFeatures: build.mutation<CompanySettings, Switching>({
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

import { featureTags } from '@stundenbuch/domain/features/tags';
import type { OwnMonths } from '@stundenbuch/domain/month/contract';
import { monthTags } from '@stundenbuch/domain/month/tags';
import { timesheetTags } from '@stundenbuch/domain/timesheet/tags';
import { api } from '@stundenbuch/web/api';

/** Alone, because every form that changes a day asks it. */
export const { useOwnMonthsQuery } = api
  .enhanceEndpoints({ addTagTypes: [...monthTags, ...featureTags, ...timesheetTags] })
  .injectEndpoints({
    endpoints: (build) => ({
      ownMonths: build.query<OwnMonths, void>({
        query: () => '/month/own',
        providesTags: ['Month', 'WorkingTime', 'Settings'],
      }),
    }),
  });

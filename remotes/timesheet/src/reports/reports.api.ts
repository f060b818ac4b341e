import { absenceTags } from '@stundenbuch/domain/records/absences/tags';
import type { Entry, ProjectSum, TimeSum } from '@stundenbuch/domain/records/timesheet/contract';
import { timesheetTags } from '@stundenbuch/domain/records/timesheet/tags';
import { projectTags } from '@stundenbuch/domain/sides/projects/tags';
import type { Day } from '@stundenbuch/domain/time/day';
import { api, type Paged, type PageQuery, paged } from '@stundenbuch/web/api';

export interface ReportPeriod {
  from: Day;
  to: Day;
}

type PageOfPeriod = ReportPeriod & PageQuery;

const everyKind = ['WorkingTime', 'Booking', 'Absence', 'User'] as const;

const reportsApi = api
  .enhanceEndpoints({ addTagTypes: [...absenceTags, ...projectTags, ...timesheetTags] })
  .injectEndpoints({
    endpoints: (build) => ({
      projectSumsOfCompany: build.query<ProjectSum[], ReportPeriod>({
        query: ({ from, to }) => `/timesheet/projectsum/company/${from}/${to}`,
        providesTags: ['Booking', 'Project'],
      }),
      timesOfCompany: build.query<Paged<Entry>, PageOfPeriod>({
        query: ({ from, to, ...params }) => ({ url: `/timesheet/timebooking/company/${from}/${to}`, params }),
        transformResponse: (rows: Entry[], meta) => paged(rows, meta),
        providesTags: everyKind,
      }),
      timeSumOfCompany: build.query<TimeSum, ReportPeriod>({
        query: ({ from, to }) => `/timesheet/timesum/company/${from}/${to}`,
        providesTags: everyKind,
      }),
      entriesOfCompany: build.query<Paged<Entry>, PageOfPeriod>({
        query: ({ from, to, ...params }) => ({ url: `/timesheet/bookings/company/${from}/${to}`, params }),
        transformResponse: (rows: Entry[], meta) => paged(rows, meta),
        // Only used for files, which must be current.
        keepUnusedDataFor: 0,
      }),
    }),
  });

export const { useProjectSumsOfCompanyQuery, useTimeSumOfCompanyQuery, useLazyEntriesOfCompanyQuery } =
  reportsApi;
export const { timesOfCompany } = reportsApi.endpoints;

import { absenceTags } from '@stundenbuch/domain/absences/tags';
import type { Day } from '@stundenbuch/domain/calendar/day';
import { calendarTags } from '@stundenbuch/domain/calendar/tags';
import { featureTags } from '@stundenbuch/domain/features/tags';
import type { LawPreview, LawRow } from '@stundenbuch/domain/law/contract';
import { timesheetTags } from '@stundenbuch/domain/timesheet/tags';
import { api } from '@stundenbuch/web/api';

const tags = [...absenceTags, ...calendarTags, ...featureTags, ...timesheetTags] as const;
/** What the guide depends on. */
const changing = ['WorkingTime', 'Absence', 'Calendar', 'Settings'] as const;

/** A working time that nobody has saved yet. */
export interface Drafted {
  day: Day;
  start_time: string;
  end_time: string;
  break: number;
  hours: number;
  intervals: readonly { from: string; to: string; kind: 'break' }[] | null;
  id: number | null;
  user: number | null;
}

const lawApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    lawPreview: build.query<LawPreview, Drafted>({
      query: (body) => ({ url: '/law/preview', method: 'POST', body }),
      providesTags: changing,
    }),
    lawOfCompany: build.query<LawRow[], { from: Day; to: Day }>({
      query: ({ from, to }) => `/law/company/${from}/${to}`,
      providesTags: changing,
    }),
  }),
});

export const { useLawPreviewQuery, useLawOfCompanyQuery } = lawApi;

import type { Correction } from '@stundenbuch/domain/day/office/contract';
import type {
  BookingInput,
  DoubtfulDay,
  DoubtfulDayOfPerson,
  Entry,
  FaultyDay,
  FaultyDayOfPerson,
  MissingDay,
  Overview,
  ProjectSum,
  WorkingTimeInput,
} from '@stundenbuch/domain/records/timesheet/contract';
import { timesheetTags } from '@stundenbuch/domain/records/timesheet/tags';
import type { Project } from '@stundenbuch/domain/sides/projects/contract';
import { projectTags } from '@stundenbuch/domain/sides/projects/tags';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { HOURS_DEPEND_ON } from '@stundenbuch/domain/workflows/month/figure-tags';
import { api } from '@stundenbuch/web/api';

export interface PersonPeriod {
  user: number;
  from: Day;
  to: Day;
}

export type FaultList = 'wrong-bookings' | 'multiple-bookings' | 'wrong-timebookings' | 'doubtful-bookings';

const everyKind = ['WorkingTime', 'Booking', 'Absence'] as const;

const timesheetApi = api
  .enhanceEndpoints({ addTagTypes: [...projectTags, ...timesheetTags, ...HOURS_DEPEND_ON] })
  .injectEndpoints({
    endpoints: (build) => ({
      entriesOfWeek: build.query<Entry[], number>({
        query: (cw) => `/timesheet/all/${cw}`,
        providesTags: everyKind,
      }),
      entry: build.query<Entry, string>({
        query: (id) => `/timesheet/booking/${encodeURIComponent(id)}`,
        // A tag of its own, which deleting does not invalidate: the open page would refetch a deleted record.
        providesTags: (entry) => (entry ? [{ type: 'Entry', id: entry.id }] : []),
      }),
      bookableProjects: build.query<Project[], void>({
        query: () => '/project/active',
        providesTags: ['Project'],
      }),
      saveBooking: build.mutation<Entry, { id: number | null; input: BookingInput & Partial<Correction> }>({
        query: ({ id, input }) => ({
          url: id === null ? '/timesheet/booking' : `/timesheet/booking/${id}`,
          method: id === null ? 'POST' : 'PUT',
          body: input,
        }),
        invalidatesTags: (entry) =>
          entry ? ['Booking', 'Finding', 'Project', { type: 'Entry', id: entry.id }] : [],
      }),
      workingTimes: build.query<Entry[], { from: Day; to: Day }>({
        query: (params) => ({ url: '/timesheet/workingtime', params }),
        providesTags: ['WorkingTime'],
      }),
      workingTimeOfDay: build.query<Entry | null, Day>({
        query: (day) => `/timesheet/workingtime/day/${day}`,
        providesTags: ['WorkingTime'],
      }),
      saveWorkingTime: build.mutation<
        Entry,
        { id: number | null; input: WorkingTimeInput & Partial<Correction> }
      >({
        query: ({ id, input }) => ({
          url: id === null ? '/timesheet/workingtime' : `/timesheet/workingtime/${id}`,
          method: id === null ? 'POST' : 'PUT',
          body: input,
        }),
        invalidatesTags: (entry) =>
          entry ? ['WorkingTime', 'Finding', { type: 'Entry', id: entry.id }] : [],
      }),
      deleteEntry: build.mutation<{ id: number }, number>({
        query: (id) => ({ url: `/timesheet/booking/${id}`, method: 'DELETE' }),
        invalidatesTags: (deleted) => (deleted ? [...everyKind, 'Finding', 'Project'] : []),
      }),
      deleteOfPerson: build.mutation<{ id: number }, { id: number; body: Correction }>({
        query: ({ id, body }) => ({ url: `/timesheet/booking/${id}`, method: 'DELETE', body }),
        invalidatesTags: (deleted) => (deleted ? [...everyKind, 'Finding', 'Project', 'User'] : []),
      }),
      missingDays: build.query<MissingDay[], void>({
        query: () => '/timesheet/missingbookings',
        providesTags: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
      }),
      overview: build.query<Overview, void>({
        query: () => '/timesheet/overview',
        providesTags: ['Finding', 'Booking', 'Project', ...HOURS_DEPEND_ON],
      }),
      ownFaults: build.query<(FaultyDay | DoubtfulDay)[], Exclude<FaultList, 'wrong-timebookings'>>({
        query: (list) => `/timesheet/${list}`,
        providesTags: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
      }),
      companyFaults: build.query<(FaultyDayOfPerson | DoubtfulDayOfPerson)[], FaultList>({
        query: (list) => `/timesheet/company/${list}`,
        providesTags: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
      }),
      entriesOfPerson: build.query<Entry[], PersonPeriod>({
        query: ({ user, from, to }) => `/timesheet/user/${user}/${from}/${to}`,
        providesTags: everyKind,
      }),
      /** One's own working times and absences: a call for each year of the period. */
      ownHours: build.query<Entry[], PersonPeriod>({
        async queryFn({ from, to }, _api, _options, ask) {
          const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, i) => yearOf(from) + i);
          const answers = await Promise.all(
            years.map((year) =>
              ask({ url: `/timesheet/vacations-and-timebookings/${year}`, params: { from, to } }),
            ),
          );
          const failed = answers.find(({ error }) => error)?.error;
          return failed ? { error: failed } : { data: answers.flatMap(({ data }) => data as Entry[]) };
        },
        providesTags: ['WorkingTime', 'Absence'],
      }),
      projectSumsOfPerson: build.query<ProjectSum[], PersonPeriod>({
        query: ({ user, from, to }) => `/timesheet/projectsum/user/${user}/${from}/${to}`,
        providesTags: ['Booking'],
      }),
    }),
  });

export const {
  useEntriesOfWeekQuery,
  useEntryQuery,
  useBookableProjectsQuery,
  useSaveBookingMutation,
  useWorkingTimesQuery,
  useWorkingTimeOfDayQuery,
  useSaveWorkingTimeMutation,
  useDeleteEntryMutation,
  useDeleteOfPersonMutation,
  useMissingDaysQuery,
  useOverviewQuery,
  useOwnFaultsQuery,
  useCompanyFaultsQuery,
  useEntriesOfPersonQuery,
  useOwnHoursQuery,
  useProjectSumsOfPersonQuery,
} = timesheetApi;

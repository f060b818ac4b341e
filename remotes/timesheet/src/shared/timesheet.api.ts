import { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import type {
  DoubtfulDay,
  DoubtfulDayOfPerson,
  Entry,
  FaultyDay,
  FaultyDayOfPerson,
} from '@stundenbuch/domain/records/timesheet/contract';
import { projectCalls } from '@stundenbuch/domain/sides/projects/calls';
import { type Day, yearOf } from '@stundenbuch/domain/time/day';
import { api, query, requestOf, undoable, undoableSave } from '@stundenbuch/web/api';

export interface PersonPeriod {
  user: number;
  from: Day;
  to: Day;
}

const OWN_FAULTS = {
  'wrong-bookings': timesheetCalls.wrongBookings,
  'multiple-bookings': timesheetCalls.multipleBookings,
  'doubtful-bookings': timesheetCalls.doubtfulBookings,
};
const COMPANY_FAULTS = {
  'wrong-bookings': timesheetCalls.wrongOfCompany,
  'multiple-bookings': timesheetCalls.multipleOfCompany,
  'doubtful-bookings': timesheetCalls.doubtfulOfCompany,
  'wrong-timebookings': timesheetCalls.wrongTimesOfCompany,
};

export type FaultList = keyof typeof COMPANY_FAULTS;

const timesheetApi = api.injectEndpoints({
  endpoints: (build) => ({
    entriesOfWeek: query(build, timesheetCalls.allOfWeek),
    entry: query(build, timesheetCalls.entry),
    bookableProjects: query(build, projectCalls.active),
    saveBooking: undoableSave(build, timesheetCalls.createBooking, timesheetCalls.changeBooking),
    workingTimes: query(build, timesheetCalls.workingTimes),
    workingTimeOfDay: query(build, timesheetCalls.workingTimeOfDay),
    saveWorkingTime: undoableSave(build, timesheetCalls.createWorkingTime, timesheetCalls.changeWorkingTime),
    deleteEntry: undoable(build, timesheetCalls.deleteEntry),
    missingDays: query(build, timesheetCalls.missing),
    missingOfLed: query(build, timesheetCalls.missingOfLed),
    overview: query(build, timesheetCalls.overview),
    ownFaults: build.query<(FaultyDay | DoubtfulDay)[], keyof typeof OWN_FAULTS>({
      query: (list) => requestOf(OWN_FAULTS[list]),
      providesTags: (_, _error, list) => OWN_FAULTS[list].reads ?? [],
    }),
    companyFaults: build.query<(FaultyDayOfPerson | DoubtfulDayOfPerson)[], FaultList>({
      query: (list) => requestOf(COMPANY_FAULTS[list]),
      providesTags: (_, _error, list) => COMPANY_FAULTS[list].reads ?? [],
    }),
    entriesOfPerson: query(build, timesheetCalls.ofPerson),
    /** One's own working times and absences: a call for each year of the period. */
    ownHours: build.query<Entry[], PersonPeriod>({
      async queryFn({ from, to }, _api, _options, ask) {
        const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, i) => yearOf(from) + i);
        const answers = await Promise.all(
          years.map((year) => ask(requestOf(timesheetCalls.ownHoursOfYear, { year, from, to }))),
        );
        const failed = answers.find(({ error }) => error)?.error;
        return failed ? { error: failed } : { data: answers.flatMap(({ data }) => data as Entry[]) };
      },
      providesTags: timesheetCalls.ownHoursOfYear.reads ?? [],
    }),
    projectSumsOfPerson: query(build, timesheetCalls.projectSumOfPerson),
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
  useMissingDaysQuery,
  useMissingOfLedQuery,
  useOverviewQuery,
  useOwnFaultsQuery,
  useCompanyFaultsQuery,
  useEntriesOfPersonQuery,
  useOwnHoursQuery,
  useProjectSumsOfPersonQuery,
} = timesheetApi;

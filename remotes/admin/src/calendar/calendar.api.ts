import type {
  CalendarDay,
  CompanyDayChange,
  CompanyDayRow,
  FreeDayAbsence,
  FreeDayAnswer,
  Place,
  PlaceChange,
} from '@stundenbuch/domain/day/calendar/contract';
import { calendarTags } from '@stundenbuch/domain/day/calendar/tags';
import { featureTags } from '@stundenbuch/domain/features/tags';
import { absenceTags } from '@stundenbuch/domain/records/absences/tags';
import { timesheetTags } from '@stundenbuch/domain/records/timesheet/tags';
import type {
  Closure,
  ClosureInput,
  ClosurePerson,
  UndoneClosure,
} from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import { api } from '@stundenbuch/web/api';

interface Change<Fields> {
  id: number | null;
  input: Fields;
}

/** POST without an id, else PUT. */
const save =
  (path: string) =>
  ({ id, input }: Change<object>) => ({
    url: id === null ? path : `${path}/${id}`,
    method: id === null ? 'POST' : 'PUT',
    body: input,
  });

/** Targets, vacation and missing days depend on the calendar. */
const CHANGED = ['Calendar', 'User', 'Entry', 'WorkingTime', 'Finding', 'Absence'] as const;

const calendarApi = api
  .enhanceEndpoints({ addTagTypes: [...calendarTags, ...featureTags, ...absenceTags, ...timesheetTags] })
  .injectEndpoints({
    endpoints: (build) => ({
      calendarYear: build.query<CalendarDay[], { year: number; place: number | null }>({
        query: ({ year, place }) => `/calendar/${year}${place === null ? '' : `?place=${place}`}`,
        providesTags: ['Calendar', 'Settings'],
      }),
      places: build.query<Place[], void>({ query: () => '/calendar/place', providesTags: ['Calendar'] }),
      savePlace: build.mutation<Place, Change<PlaceChange>>({
        query: save('/calendar/place'),
        invalidatesTags: (saved) => (saved ? CHANGED : []),
      }),
      deletePlace: build.mutation<{ id: number }, number>({
        query: (id) => ({ url: `/calendar/place/${id}`, method: 'DELETE' }),
        invalidatesTags: (deleted) => (deleted ? CHANGED : []),
      }),
      companyDays: build.query<CompanyDayRow[], void>({
        query: () => '/calendar/day',
        providesTags: ['Calendar'],
      }),
      saveCompanyDay: build.mutation<CompanyDayRow, Change<CompanyDayChange>>({
        query: save('/calendar/day'),
        invalidatesTags: (saved) => (saved ? CHANGED : []),
      }),
      deleteCompanyDay: build.mutation<{ id: number }, number>({
        query: (id) => ({ url: `/calendar/day/${id}`, method: 'DELETE' }),
        invalidatesTags: (deleted) => (deleted ? CHANGED : []),
      }),
      closures: build.query<Closure[], void>({ query: () => '/calendar/closure', providesTags: ['Closure'] }),
      previewClosure: build.mutation<ClosurePerson[], ClosureInput>({
        query: (input) => ({ url: '/calendar/closure/preview', method: 'POST', body: input }),
      }),
      bookClosure: build.mutation<{ id: number; people: ClosurePerson[] }, ClosureInput>({
        query: (input) => ({ url: '/calendar/closure', method: 'POST', body: input }),
        invalidatesTags: (booked) => (booked ? ['Closure', ...CHANGED] : []),
      }),
      bookLaterHires: build.mutation<{ id: number; people: ClosurePerson[] }, number>({
        query: (id) => ({ url: `/calendar/closure/${id}/book`, method: 'POST' }),
        invalidatesTags: (booked) => (booked ? ['Closure', ...CHANGED] : []),
      }),
      freeDays: build.query<FreeDayAbsence[], void>({
        query: () => '/calendar/free-day',
        providesTags: ['Calendar', 'Settings', 'Absence'],
      }),
      answerFreeDays: build.mutation<{ cancelled: number }, FreeDayAnswer>({
        query: (body) => ({ url: '/calendar/free-day', method: 'POST', body }),
        invalidatesTags: (answered) => (answered ? CHANGED : []),
      }),
      undoClosure: build.mutation<UndoneClosure, number>({
        query: (id) => ({ url: `/calendar/closure/${id}/undo`, method: 'POST' }),
        invalidatesTags: (undone) => (undone ? ['Closure', ...CHANGED] : []),
      }),
    }),
  });

export const {
  useCalendarYearQuery,
  usePlacesQuery,
  useSavePlaceMutation,
  useDeletePlaceMutation,
  useCompanyDaysQuery,
  useSaveCompanyDayMutation,
  useDeleteCompanyDayMutation,
  useClosuresQuery,
  usePreviewClosureMutation,
  useBookClosureMutation,
  useUndoClosureMutation,
  useBookLaterHiresMutation,
  useFreeDaysQuery,
  useAnswerFreeDaysMutation,
} = calendarApi;

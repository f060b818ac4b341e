import { calendarCalls } from '@stundenbuch/domain/day/calendar/calls';
import { shutdownCalls } from '@stundenbuch/domain/workflows/requests/calls';
import { api, mutation, query, save } from '@stundenbuch/web/api';

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    calendarYear: query(build, calendarCalls.year),
    places: query(build, calendarCalls.places),
    savePlace: save(build, calendarCalls.createPlace, calendarCalls.changePlace),
    deletePlace: mutation(build, calendarCalls.deletePlace),
    companyDays: query(build, calendarCalls.days),
    saveCompanyDay: save(build, calendarCalls.createDay, calendarCalls.changeDay),
    deleteCompanyDay: mutation(build, calendarCalls.deleteDay),
    freeDays: query(build, calendarCalls.freeDays),
    answerFreeDays: mutation(build, calendarCalls.answerFreeDays),
    shutdowns: query(build, shutdownCalls.shutdowns),
    previewShutdown: mutation(build, shutdownCalls.preview),
    bookShutdown: mutation(build, shutdownCalls.book),
    bookLaterHires: mutation(build, shutdownCalls.bookLaterHires),
    undoShutdown: mutation(build, shutdownCalls.undo),
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
  useShutdownsQuery,
  usePreviewShutdownMutation,
  useBookShutdownMutation,
  useUndoShutdownMutation,
  useBookLaterHiresMutation,
  useFreeDaysQuery,
  useAnswerFreeDaysMutation,
} = calendarApi;

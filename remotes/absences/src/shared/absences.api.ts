import { absenceCalls } from '@stundenbuch/domain/records/absences/calls';
import type { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import { api, lightRow, mutation, query } from '@stundenbuch/web/api';

/** Which requests an admin still has to decide. */
export const OPEN = { status: 'open' } as const;

const ofPerson = lightRow<typeof timesheetCalls.ofPerson>('GET timesheet/user/:userId/:from/:to', {
  reads: ['WorkingTime', 'Booking', 'Absence', 'Project'],
});
const deleteEntry = lightRow<typeof timesheetCalls.deleteEntry>('DELETE timesheet/booking/:id', {
  changes: absenceCalls.deleteRequest.changes ?? [],
});

export const absencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAbsences: query(build, absenceCalls.own),
    requestAbsence: mutation(build, absenceCalls.request),
    changeAbsence: mutation(build, absenceCalls.change),
    sickInVacation: mutation(build, absenceCalls.sickInVacation),
    reportSickness: mutation(build, absenceCalls.reportSickness),
    entriesOfDays: query(build, ofPerson),
    deleteAbsence: mutation(build, deleteEntry),
    deleteRequest: mutation(build, absenceCalls.deleteRequest),
    openRequests: query(build, absenceCalls.pending),
    vacations: query(build, absenceCalls.vacations),
  }),
});

export const {
  useOwnAbsencesQuery,
  useRequestAbsenceMutation,
  useChangeAbsenceMutation,
  useSickInVacationMutation,
  useReportSicknessMutation,
  useEntriesOfDaysQuery,
  useDeleteAbsenceMutation,
  useDeleteRequestMutation,
  useOpenRequestsQuery,
  useVacationsQuery,
} = absencesApi;

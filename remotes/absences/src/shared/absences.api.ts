import { HOURS_DEPEND_ON, PAID_BESIDE, VACATION_DEPENDS_ON } from '@stundenbuch/domain/access/nouns';
import type { absenceCalls } from '@stundenbuch/domain/records/absences/calls';
import type { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import type { substituteCalls } from '@stundenbuch/domain/records/visibility/calls';
import type { decisionCalls } from '@stundenbuch/domain/workflows/decisions/calls';
import type { plannerCalls } from '@stundenbuch/domain/workflows/planner/calls';
import type { requestCalls, shutdownCalls } from '@stundenbuch/domain/workflows/requests/calls';
import { api, lightRow, mutation, query, undoable } from '@stundenbuch/web/api';

/** The dashboard and forms of other modules load this file, too. */
type Calls = typeof absenceCalls;

/** Which requests an admin still has to decide. */
export const OPEN = { status: 'open' } as const;

const MOVED = { changes: ['Absence', 'User', 'Finding'] } as const;

export const absencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAbsences: query(
      build,
      lightRow<Calls['own']>('GET timesheet/absences', {
        reads: ['Absence', 'Contract', 'Calendar', 'Team'],
      }),
    ),
    requestAbsence: undoable(build, lightRow<Calls['request']>('POST timesheet/absence', MOVED)),
    absencePreview: query(
      build,
      lightRow<typeof requestCalls.preview>('POST timesheet/absence/preview', {
        reads: [...VACATION_DEPENDS_ON, 'AbsenceKind', 'Team'],
      }),
    ),
    absenceChangePreview: query(
      build,
      lightRow<typeof requestCalls.previewChange>('POST timesheet/absence/change/:id/preview', {
        reads: [
          ...HOURS_DEPEND_ON,
          ...VACATION_DEPENDS_ON,
          'AbsenceKind',
          'Contingent',
          'Team',
          ...PAID_BESIDE,
        ],
      }),
    ),
    shutdownDays: query(
      build,
      lightRow<(typeof shutdownCalls)['shutdowns']>('GET calendar/closure', {
        reads: ['Shutdown', 'Absence'],
      }),
    ),
    changeAbsence: mutation(build, lightRow<Calls['change']>('PUT timesheet/absence/change/:id', MOVED)),
    sickInVacation: mutation(
      build,
      lightRow<Calls['sickInVacation']>('POST timesheet/absence/sick', {
        changes: [...MOVED.changes, 'SickCase'],
      }),
    ),
    reportSickness: mutation(
      build,
      lightRow<Calls['reportSickness']>('POST timesheet/absence/sick-report', {}),
    ),
    entriesOfDays: query(
      build,
      lightRow<typeof timesheetCalls.ofPerson>('GET timesheet/user/:userId/:from/:to', {
        reads: ['WorkingTime', 'Booking', 'Absence', 'Project'],
      }),
    ),
    deleteAbsence: undoable(
      build,
      lightRow<typeof timesheetCalls.deleteEntry>('DELETE timesheet/booking/:id', MOVED),
    ),
    staffingOfRequest: query(
      build,
      lightRow<typeof decisionCalls.staffingOfRequest>('GET absence/staffing/:from/:to', {
        reads: ['Absence', 'Contract', 'Calendar', 'Settings', 'User', 'Team', 'Staffing', 'Job'],
      }),
    ),
    deleteRequest: undoable(build, lightRow<Calls['deleteRequest']>('DELETE absence-request/:id', MOVED)),
    openRequests: query(
      build,
      lightRow<Calls['pending']>('GET timesheet/pending-absences', {
        reads: [...VACATION_DEPENDS_ON, 'Team'],
      }),
    ),
    substituteCandidates: query(
      build,
      lightRow<typeof substituteCalls.candidates>('GET absence-request/substitute', {
        reads: ['User', 'Absence', 'Team', 'Settings'],
      }),
    ),
    substitutions: query(
      build,
      lightRow<typeof substituteCalls.duties>('GET absence-request/substitution', {
        reads: ['Absence', 'User'],
      }),
    ),
    answerSubstitution: mutation(
      build,
      lightRow<typeof substituteCalls.answer>('PUT absence-request/:id/substitute', { changes: ['Absence'] }),
    ),
    plannerFrame: query(
      build,
      lightRow<typeof plannerCalls.frame>('GET absence/planner/:from/:to', {
        reads: [
          'User',
          'Job',
          'Team',
          'Staffing',
          'Contract',
          'Calendar',
          'Settings',
          'Absence',
          'AbsenceKind',
        ],
      }),
    ),
    vacations: query(
      build,
      lightRow<Calls['vacations']>('GET timesheet/vacations/:year', { reads: ['Absence'] }),
    ),
  }),
});

export const {
  useOwnAbsencesQuery,
  useShutdownDaysQuery,
  useRequestAbsenceMutation,
  useAbsencePreviewQuery,
  useAbsenceChangePreviewQuery,
  useChangeAbsenceMutation,
  useSickInVacationMutation,
  useReportSicknessMutation,
  useEntriesOfDaysQuery,
  useStaffingOfRequestQuery,
  useDeleteAbsenceMutation,
  useDeleteRequestMutation,
  useOpenRequestsQuery,
  useSubstituteCandidatesQuery,
  useSubstitutionsQuery,
  useAnswerSubstitutionMutation,
  usePlannerFrameQuery,
  useVacationsQuery,
} = absencesApi;

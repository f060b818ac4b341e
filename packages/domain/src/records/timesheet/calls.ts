import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON } from '../../access/nouns.ts';
import type { Correction } from '../../day/office/contract.ts';
import type { Day } from '../../time/day.ts';
import { timesheetAccess } from './access.ts';
import type {
  BookingInput,
  DoubtfulDay,
  DoubtfulDayOfPerson,
  Entry,
  FaultyDay,
  FaultyDayOfPerson,
  MissingDay,
  MissingOfLed,
  Overview,
  ProjectSum,
  TimeSum,
  WorkingTimeInput,
} from './contract.ts';

export const timesheetCalls = {
  allOfWeek: call<Entry[]>()('GET timesheet/all/:calendarWeek', timesheetAccess.allOfWeek, {
    reads: ['WorkingTime', 'Booking', 'Absence', 'Project'],
  }),
  workingTimes: call<Entry[], undefined, { from?: Day; to?: Day }>()(
    'GET timesheet/workingtime',
    timesheetAccess.workingTimes,
    { reads: ['WorkingTime'] },
  ),
  workingTimeOfDay: call<Entry | null>()(
    'GET timesheet/workingtime/day/:date',
    timesheetAccess.workingTimeOfDay,
    { reads: ['WorkingTime'] },
  ),
  createWorkingTime: call<Entry, WorkingTimeInput & Partial<Correction>>()(
    'POST timesheet/workingtime',
    timesheetAccess.createWorkingTime,
    { changes: ['WorkingTime', 'Finding', 'Entry'] },
  ),
  changeWorkingTime: call<Entry, WorkingTimeInput & Partial<Correction>>()(
    'PUT timesheet/workingtime/:id',
    timesheetAccess.updateWorkingTime,
    { changes: ['WorkingTime', 'Finding', 'Entry'] },
  ),
  /** Under a noun that deleting does not change: the open page would fetch a record that is gone. */
  entry: call<Entry>()('GET timesheet/booking/:id', timesheetAccess.entry, { reads: ['Entry'] }),
  createBooking: call<Entry, BookingInput & Partial<Correction>>()(
    'POST timesheet/booking',
    timesheetAccess.createBooking,
    { changes: ['Booking', 'Finding', 'Project', 'Entry'] },
  ),
  changeBooking: call<Entry, BookingInput & Partial<Correction>>()(
    'PUT timesheet/booking/:id',
    timesheetAccess.updateBooking,
    { changes: ['Booking', 'Finding', 'Project', 'Entry'] },
  ),
  /** Of oneself, or of another person with the reason. */
  deleteEntry: call<{ id: number }, Partial<Correction>>()(
    'DELETE timesheet/booking/:id',
    timesheetAccess.deleteEntry,
    { changes: ['WorkingTime', 'Booking', 'Absence', 'Finding', 'Project', 'User'] },
  ),
  missing: call<MissingDay[]>()('GET timesheet/missingbookings', timesheetAccess.missing, {
    reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
  }),
  /** Working days of somebody who is led without an entry: which they are hangs on a contract that a lead does not know. */
  missingOfLed: call<MissingOfLed>()(
    'GET timesheet/missingbookings/:userId/:from/:to',
    timesheetAccess.missingOfLed,
    {
      reads: ['Finding', 'Booking', 'Team', ...HOURS_DEPEND_ON],
    },
  ),
  overview: call<Overview>()('GET timesheet/overview', timesheetAccess.overview, {
    reads: ['Finding', 'Booking', 'Project', ...HOURS_DEPEND_ON],
  }),
  multipleBookings: call<FaultyDay[]>()('GET timesheet/multiple-bookings', timesheetAccess.ownFaults, {
    reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
  }),
  wrongBookings: call<FaultyDay[]>()('GET timesheet/wrong-bookings', timesheetAccess.ownFaults, {
    reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
  }),
  doubtfulBookings: call<DoubtfulDay[]>()('GET timesheet/doubtful-bookings', timesheetAccess.ownFaults, {
    reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON, 'Project'],
  }),
  multipleOfCompany: call<FaultyDayOfPerson[]>()(
    'GET timesheet/company/multiple-bookings',
    timesheetAccess.companyFaults,
    { reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON] },
  ),
  wrongOfCompany: call<FaultyDayOfPerson[]>()(
    'GET timesheet/company/wrong-bookings',
    timesheetAccess.companyFaults,
    { reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON] },
  ),
  wrongTimesOfCompany: call<FaultyDayOfPerson[]>()(
    'GET timesheet/company/wrong-timebookings',
    timesheetAccess.companyFaults,
    { reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON] },
  ),
  doubtfulOfCompany: call<DoubtfulDayOfPerson[]>()(
    'GET timesheet/company/doubtful-bookings',
    timesheetAccess.companyFaults,
    { reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON, 'Project'] },
  ),
  ofPerson: call<Entry[]>()('GET timesheet/user/:userId/:from/:to', timesheetAccess.person, {
    reads: ['WorkingTime', 'Booking', 'Absence', 'Project'],
  }),
  ownHoursOfYear: call<Entry[], undefined, { from: Day; to: Day }>()(
    'GET timesheet/vacations-and-timebookings/:year',
    timesheetAccess.yearOfPerson,
    { reads: ['WorkingTime', 'Absence'] },
  ),
  ofProject: call<Entry[]>()('GET timesheet/project/:projectId', timesheetAccess.project, {
    reads: ['Booking', 'User', 'Project'],
  }),
  projectSumOfPerson: call<ProjectSum[]>()(
    'GET timesheet/projectsum/user/:userId/:from/:to',
    timesheetAccess.projectSumOfPerson,
    { reads: ['Booking', 'Project'] },
  ),
  projectSumOfCompany: call<ProjectSum[]>()(
    'GET timesheet/projectsum/company/:from/:to',
    timesheetAccess.projectSumOfCompany,
    { reads: ['Booking', 'Project'] },
  ),
  /** `team`: of who belongs to it on the day. */
  timesOfCompany: call<Entry[], undefined, { team?: number }>()(
    'GET timesheet/timebooking/company/:from/:to',
    timesheetAccess.timesOfCompany,
    { reads: ['WorkingTime', 'Booking', 'Absence', 'User', 'Project'] },
  ),
  timeSumOfCompany: call<TimeSum, undefined, { team?: number }>()(
    'GET timesheet/timesum/company/:from/:to',
    timesheetAccess.timesOfCompany,
    { reads: ['WorkingTime', 'Booking', 'Absence', 'User'] },
  ),
  entriesOfCompany: call<Entry[]>()(
    'GET timesheet/bookings/company/:from/:to',
    timesheetAccess.entriesOfCompany,
  ),
};

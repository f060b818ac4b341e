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
  Overview,
  ProjectSum,
  TimeSum,
  WorkingTimeInput,
} from './contract.ts';

export const timesheetCalls = {
  allOfWeek: call<Entry[]>()('GET timesheet/all/:calendarWeek', timesheetAccess.allOfWeek, {
    title: 'Own entries of all kinds of a week of this year',
    reads: ['WorkingTime', 'Booking', 'Absence', 'Project'],
  }),
  workingTimes: call<Entry[], undefined, { from?: Day; to?: Day }>()(
    'GET timesheet/workingtime',
    timesheetAccess.workingTimes,
    { title: 'Own working times', reads: ['WorkingTime'] },
  ),
  workingTimeOfDay: call<Entry | null>()(
    'GET timesheet/workingtime/day/:date',
    timesheetAccess.workingTimeOfDay,
    { title: 'Own working time of a day, or null', reads: ['WorkingTime'] },
  ),
  createWorkingTime: call<Entry, WorkingTimeInput & Partial<Correction>>()(
    'POST timesheet/workingtime',
    timesheetAccess.createWorkingTime,
    { title: 'Record the working time of a day', changes: ['WorkingTime', 'Finding', 'Entry'] },
  ),
  changeWorkingTime: call<Entry, WorkingTimeInput & Partial<Correction>>()(
    'PUT timesheet/workingtime/:id',
    timesheetAccess.updateWorkingTime,
    { title: 'Change a working time', changes: ['WorkingTime', 'Finding', 'Entry'] },
  ),
  /** Under a noun that deleting does not change: the open page would fetch a record that is gone. */
  entry: call<Entry>()('GET timesheet/booking/:id', timesheetAccess.entry, {
    title: 'One entry of any kind',
    reads: ['Entry'],
  }),
  createBooking: call<Entry, BookingInput & Partial<Correction>>()(
    'POST timesheet/booking',
    timesheetAccess.createBooking,
    { title: 'Book hours on a project', changes: ['Booking', 'Finding', 'Project', 'Entry'] },
  ),
  changeBooking: call<Entry, BookingInput & Partial<Correction>>()(
    'PUT timesheet/booking/:id',
    timesheetAccess.updateBooking,
    { title: 'Change a project booking', changes: ['Booking', 'Finding', 'Project', 'Entry'] },
  ),
  /** Of oneself, or of another person with the reason. */
  deleteEntry: call<{ id: number }, Partial<Correction>>()(
    'DELETE timesheet/booking/:id',
    timesheetAccess.deleteEntry,
    {
      title: 'Delete a project booking, working time or absence',
      changes: ['WorkingTime', 'Booking', 'Absence', 'Finding', 'Project', 'User'],
    },
  ),
  missing: call<MissingDay[]>()('GET timesheet/missingbookings', timesheetAccess.missing, {
    title: 'Own days of this month without an entry',
    reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
  }),
  overview: call<Overview>()('GET timesheet/overview', timesheetAccess.overview, {
    title: 'What of last month can no longer be changed, and whether the company has started',
    reads: ['Finding', 'Booking', 'Project', ...HOURS_DEPEND_ON],
  }),
  multipleBookings: call<FaultyDay[]>()('GET timesheet/multiple-bookings', timesheetAccess.ownFaults, {
    title: 'Own days with working time and absence, or several absences',
    reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
  }),
  wrongBookings: call<FaultyDay[]>()('GET timesheet/wrong-bookings', timesheetAccess.ownFaults, {
    title: 'Own days on which working time and project hours differ',
    reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
  }),
  doubtfulBookings: call<DoubtfulDay[]>()('GET timesheet/doubtful-bookings', timesheetAccess.ownFaults, {
    title: 'Own days with something allowed but probably mistaken, and what it is',
    reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON, 'Project'],
  }),
  multipleOfCompany: call<FaultyDayOfPerson[]>()(
    'GET timesheet/company/multiple-bookings',
    timesheetAccess.companyFaults,
    {
      title: 'Days of the company with working time and absence, or several absences',
      reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
    },
  ),
  wrongOfCompany: call<FaultyDayOfPerson[]>()(
    'GET timesheet/company/wrong-bookings',
    timesheetAccess.companyFaults,
    {
      title: 'Days of the company on which working time and project hours differ',
      reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
    },
  ),
  wrongTimesOfCompany: call<FaultyDayOfPerson[]>()(
    'GET timesheet/company/wrong-timebookings',
    timesheetAccess.companyFaults,
    {
      title: 'Days of the company with a working time that the rules would refuse',
      reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON],
    },
  ),
  doubtfulOfCompany: call<DoubtfulDayOfPerson[]>()(
    'GET timesheet/company/doubtful-bookings',
    timesheetAccess.companyFaults,
    {
      title: 'Days of the company with something allowed but probably mistaken, and what it is',
      reads: ['Finding', 'Booking', ...HOURS_DEPEND_ON, 'Project'],
    },
  ),
  ofPerson: call<Entry[]>()('GET timesheet/user/:userId/:from/:to', timesheetAccess.person, {
    title: 'Entries of a person in a period, both days included',
    reads: ['WorkingTime', 'Booking', 'Absence', 'Project'],
  }),
  ownHoursOfYear: call<Entry[], undefined, { from: Day; to: Day }>()(
    'GET timesheet/vacations-and-timebookings/:year',
    timesheetAccess.yearOfPerson,
    { title: 'Own working times and absences of a year', reads: ['WorkingTime', 'Absence'] },
  ),
  ofProject: call<Entry[]>()('GET timesheet/project/:projectId', timesheetAccess.project, {
    title: 'Bookings of all people on a project',
    reads: ['Booking', 'User', 'Project'],
  }),
  projectSumOfPerson: call<ProjectSum[]>()(
    'GET timesheet/projectsum/user/:userId/:from/:to',
    timesheetAccess.projectSumOfPerson,
    { title: 'Hours of a person per project in a period', reads: ['Booking', 'Project'] },
  ),
  projectSumOfCompany: call<ProjectSum[]>()(
    'GET timesheet/projectsum/company/:from/:to',
    timesheetAccess.projectSumOfCompany,
    { title: 'Hours per project of the company', reads: ['Booking', 'Project'] },
  ),
  timesOfCompany: call<Entry[]>()(
    'GET timesheet/timebooking/company/:from/:to',
    timesheetAccess.timesOfCompany,
    {
      title: 'Working time, overtime reduction and bad weather of the company, with target and actual hours',
      reads: ['WorkingTime', 'Booking', 'Absence', 'User', 'Project'],
    },
  ),
  timeSumOfCompany: call<TimeSum>()(
    'GET timesheet/timesum/company/:from/:to',
    timesheetAccess.timesOfCompany,
    {
      title: 'Total target and actual hours of the company',
      reads: ['WorkingTime', 'Booking', 'Absence', 'User'],
    },
  ),
  entriesOfCompany: call<Entry[]>()(
    'GET timesheet/bookings/company/:from/:to',
    timesheetAccess.entriesOfCompany,
    { title: 'Project bookings and absences of the company' },
  ),
};

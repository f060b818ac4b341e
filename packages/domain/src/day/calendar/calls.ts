import { call } from '../../access/call.ts';
import { calendarAccess } from './access.ts';
import type {
  CalendarDay,
  CompanyDayChange,
  CompanyDayRow,
  FreeDayAbsence,
  FreeDayAnswer,
  Place,
  PlaceChange,
} from './contract.ts';

/** Targets, vacation and missing days depend on the calendar. */
const FOLLOW = ['Calendar', 'Settings', 'User', 'Entry', 'WorkingTime', 'Finding', 'Absence'] as const;

export const calendarCalls = {
  /** The special days of a year, for the person who asks, for another one, or at a place. */
  year: call<CalendarDay[], undefined, { place?: number; user?: number }>()(
    'GET calendar/:year',
    calendarAccess.year,
    {
      title: 'Free and half days of a year: of a place, or where a person works',
      reads: ['Calendar', 'Settings', 'Contract', 'Month'],
    },
  ),
  places: call<Place[]>()('GET calendar/place', calendarAccess.places, {
    title: 'The places of the company',
    reads: ['Calendar'],
  }),
  createPlace: call<Place, PlaceChange>()('POST calendar/place', calendarAccess.changePlaces, {
    title: 'Create a place',
    changes: FOLLOW,
  }),
  changePlace: call<Place, PlaceChange>()('PUT calendar/place/:id', calendarAccess.changePlaces, {
    title: 'Change a place',
    changes: FOLLOW,
  }),
  deletePlace: call<{ id: number }>()('DELETE calendar/place/:id', calendarAccess.changePlaces, {
    title: 'Delete a place that nothing names',
    changes: FOLLOW,
  }),
  days: call<CompanyDayRow[]>()('GET calendar/day', calendarAccess.days, {
    title: 'The days that the company gives itself',
    reads: ['Calendar'],
  }),
  createDay: call<CompanyDayRow, CompanyDayChange>()('POST calendar/day', calendarAccess.changeDays, {
    title: 'Create a free or half day of the company',
    changes: FOLLOW,
  }),
  changeDay: call<CompanyDayRow, CompanyDayChange>()('PUT calendar/day/:id', calendarAccess.changeDays, {
    title: 'Change a day of the company',
    changes: FOLLOW,
  }),
  deleteDay: call<{ id: number }>()('DELETE calendar/day/:id', calendarAccess.changeDays, {
    title: 'Delete a day of the company',
    changes: FOLLOW,
  }),
  freeDays: call<FreeDayAbsence[]>()('GET calendar/free-day', calendarAccess.freeDays, {
    title: 'Vacation on days that have become free, of which nobody has decided yet',
    reads: ['Calendar', 'Settings', 'Absence', 'Contract'],
  }),
  answerFreeDays: call<{ cancelled: number }, FreeDayAnswer>()(
    'POST calendar/free-day',
    calendarAccess.freeDays,
    { title: 'Cancel vacation on free days that lie ahead, or leave it', changes: FOLLOW },
  ),
};

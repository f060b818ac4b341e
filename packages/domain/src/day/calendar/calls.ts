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
    { reads: ['Calendar', 'Settings', 'Contract', 'Month'] },
  ),
  places: call<Place[]>()('GET calendar/place', calendarAccess.places, { reads: ['Calendar'] }),
  createPlace: call<Place, PlaceChange>()('POST calendar/place', calendarAccess.changePlaces, {
    changes: FOLLOW,
  }),
  changePlace: call<Place, PlaceChange>()('PUT calendar/place/:id', calendarAccess.changePlaces, {
    changes: FOLLOW,
  }),
  deletePlace: call<{ id: number }>()('DELETE calendar/place/:id', calendarAccess.changePlaces, {
    changes: FOLLOW,
  }),
  days: call<CompanyDayRow[]>()('GET calendar/day', calendarAccess.days, { reads: ['Calendar'] }),
  createDay: call<CompanyDayRow, CompanyDayChange>()('POST calendar/day', calendarAccess.changeDays, {
    changes: FOLLOW,
  }),
  changeDay: call<CompanyDayRow, CompanyDayChange>()('PUT calendar/day/:id', calendarAccess.changeDays, {
    changes: FOLLOW,
  }),
  deleteDay: call<{ id: number }>()('DELETE calendar/day/:id', calendarAccess.changeDays, {
    changes: FOLLOW,
  }),
  freeDays: call<FreeDayAbsence[]>()('GET calendar/free-day', calendarAccess.freeDays, {
    reads: ['Calendar', 'Settings', 'Absence', 'Contract'],
  }),
  answerFreeDays: call<{ cancelled: number }, FreeDayAnswer>()(
    'POST calendar/free-day',
    calendarAccess.freeDays,
    { changes: FOLLOW },
  ),
};

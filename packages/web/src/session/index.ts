export { useCalendarOf, useOwnCalendar } from './calendar.ts';
export { sessionApi } from './endpoints.ts';
export { type Session, useCountInbox, useInbox, useSession, useStartSession } from './hooks.ts';
export { useOpenMonths } from './open-months.ts';

import { call } from '../../access/call.ts';
import { calendarAccess } from '../../day/calendar/access.ts';
import type { Shutdown, ShutdownInput, ShutdownPerson, UndoneShutdown } from './shutdown-contract.ts';

/** Absences of many people at once. */
const BOOKED = ['Shutdown', 'Calendar', 'User', 'Entry', 'WorkingTime', 'Finding', 'Absence'] as const;

export const shutdownCalls = {
  shutdowns: call<Shutdown[]>()('GET calendar/closure', calendarAccess.shutdowns, {
    reads: ['Shutdown', 'Absence'],
  }),
  preview: call<ShutdownPerson[], ShutdownInput>()(
    'POST calendar/closure/preview',
    calendarAccess.changeShutdowns,
  ),
  book: call<{ id: number; people: ShutdownPerson[] }, ShutdownInput>()(
    'POST calendar/closure',
    calendarAccess.changeShutdowns,
    { changes: BOOKED },
  ),
  bookLaterHires: call<{ id: number; people: ShutdownPerson[] }>()(
    'POST calendar/closure/:id/book',
    calendarAccess.changeShutdowns,
    { changes: BOOKED },
  ),
  undo: call<UndoneShutdown>()('POST calendar/closure/:id/undo', calendarAccess.changeShutdowns, {
    changes: BOOKED,
  }),
};

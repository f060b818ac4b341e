import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON, PAID_BESIDE, VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import { calendarAccess } from '../../day/calendar/access.ts';
import { officeAccess } from '../../day/office/access.ts';
import type { AbsenceChangePreview, AbsenceRequest } from '../../records/absences/contract.ts';
import type { Preview } from './preview-contract.ts';
import type { Shutdown, ShutdownInput, ShutdownPerson, UndoneShutdown } from './shutdown-contract.ts';

/** Absences of many people at once. */
const BOOKED = ['Shutdown', 'Calendar', 'User', 'Entry', 'WorkingTime', 'Finding', 'Absence'] as const;

export const requestCalls = {
  /** What entering an absence for somebody would do; refused as entering it would be. */
  preview: call<Preview, AbsenceRequest>()('POST timesheet/absence/preview', officeAccess.previewAbsence, {
    reads: [...VACATION_DEPENDS_ON, 'AbsenceKind', 'Team'],
  }),
  /** The same of changing the absence of a day, with what becomes of its months. */
  previewChange: call<Preview, AbsenceChangePreview>()(
    'POST timesheet/absence/change/:id/preview',
    officeAccess.previewAbsence,
    {
      reads: [
        ...HOURS_DEPEND_ON,
        ...VACATION_DEPENDS_ON,
        'AbsenceKind',
        'Contingent',
        'Team',
        ...PAID_BESIDE,
      ],
    },
  ),
};

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

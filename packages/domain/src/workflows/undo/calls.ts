import { call } from '../../access/call.ts';
import { undoAccess } from './access.ts';

export const undoCalls = {
  undo: call<{ id: number }>()('POST timesheet/undo/:id', undoAccess.undo, {
    longId: true,
    changes: ['WorkingTime', 'Booking', 'Absence', 'Finding', 'Project', 'User', 'Entry', 'Stopwatch'],
  }),
};

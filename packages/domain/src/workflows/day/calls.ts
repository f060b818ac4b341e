import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON } from '../../access/nouns.ts';
import { dayAccess } from './access.ts';
import type { ApplyInput, ComparedDay, RepeatedWeek, RepeatInput } from './contract.ts';

const changes = ['WorkingTime', 'Booking', 'Absence', 'Finding', 'Project', 'Entry', 'User'] as const;

export const dayCalls = {
  days: call<ComparedDay[], undefined, { user?: number }>()('GET timesheet/days/:from/:to', dayAccess.days, {
    reads: [...HOURS_DEPEND_ON, 'Booking', 'Project'],
  }),
  applyToDay: call<ComparedDay, ApplyInput>()('POST timesheet/days/:date/apply', dayAccess.apply, {
    changes,
  }),
  repeatWeek: call<RepeatedWeek, RepeatInput>()('POST timesheet/weeks/:cw/repeat', dayAccess.repeat, {
    changes,
  }),
};

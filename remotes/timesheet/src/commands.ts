import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import type { Command } from '@stundenbuch/web/module';

/** What is begun from every page, by its name or its key. */
export const commands: readonly Command[] = [
  {
    label: 'Buchung anlegen',
    words: 'Projektstunden erfassen',
    path: '/booking',
    icon: 'booking',
    key: 'n',
    access: timesheetSlots.quickBooking,
  },
  {
    label: 'Arbeitszeit anlegen',
    words: 'erfassen',
    path: '/create-workingtime',
    icon: 'worktime',
    key: 'a',
    access: timesheetSlots.recordWorkingTime,
  },
  {
    label: 'Woche',
    words: 'Wochenübersicht',
    path: '/timesheet',
    icon: 'week',
    key: 'w',
    access: timesheetSlots.currentWeek,
  },
];

import { late } from '@stundenbuch/web/late';
import type { RemoteModule } from '@stundenbuch/web/module';
import { InboxCounter } from './inbox-counter.tsx';
import { InboxTile } from './inbox-tile.tsx';
import { WeekAbsences } from './week-absences.tsx';

const module: RemoteModule = {
  pages: {
    absences: late(async () => (await import('./absences-page.tsx')).AbsencesPage),
    request: late(async () => (await import('./request-page.tsx')).RequestPage),
    inbox: late(async () => (await import('./inbox-page.tsx')).InboxPage),
    calendar: late(async () => (await import('./calendar-page.tsx')).CalendarPage),
  },
  slots: {
    inboxCounter: InboxCounter,
    inboxTile: InboxTile,
    weekAbsences: WeekAbsences,
  },
};

export const { pages, slots } = module;

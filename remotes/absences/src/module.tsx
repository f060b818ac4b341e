import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { RemoteModule } from '@stundenbuch/web/module';
import { InboxCounter } from './inbox-counter.tsx';
import { InboxTile } from './inbox-tile.tsx';
import { WeekAbsences } from './week-absences.tsx';

const module: RemoteModule = {
  pages: {
    absences: lazyPage(async () => (await import('./absences-page.tsx')).AbsencesPage),
    request: lazyPage(async () => (await import('./request-page.tsx')).RequestPage),
    inbox: lazyPage(async () => (await import('./inbox-page.tsx')).InboxPage),
    personAbsence: lazyPage(async () => (await import('./person-absence-page.tsx')).PersonAbsencePage),
    personSickness: lazyPage(async () => (await import('./person-sickness-page.tsx')).PersonSicknessPage),
    calendar: lazyPage(async () => (await import('./calendar-page.tsx')).CalendarPage),
    vacationClosing: lazyPage(async () => (await import('./vacation-closing-page.tsx')).VacationClosingPage),
  },
  slots: {
    vacationAccount: lazyPage(async () => (await import('./ledger-sheet.tsx')).LedgerSheet),
    inboxCounter: InboxCounter,
    inboxTile: InboxTile,
    weekAbsences: WeekAbsences,
    noticeGate: lazyPage(async () => (await import('./notice-gate.tsx')).NoticeGate),
    dueNotices: lazyPage(async () => (await import('./due-notices.tsx')).DueNoticesTile),
    expiry: lazyPage(async () => (await import('./expiry-tab.tsx')).ExpiryTab),
    vacationFigure: lazyPage(async () => (await import('./figures.tsx')).VacationLeftFigure),
    openFigure: lazyPage(async () => (await import('./figures.tsx')).OpenFigure),
    awayFigure: lazyPage(async () => (await import('./figures.tsx')).AwayFigure),
  },
};

export const { pages, slots } = module;

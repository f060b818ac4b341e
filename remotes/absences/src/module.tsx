import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { RemoteModule } from '@stundenbuch/web/module';
import { InboxCounter } from './inbox/inbox-counter.tsx';
import { InboxTile } from './inbox/inbox-tile.tsx';

const module: RemoteModule = {
  pages: {
    absences: lazyPage(async () => (await import('./own/absences-page.tsx')).AbsencesPage),
    absence: lazyPage(async () => (await import('./own/absence-page.tsx')).AbsencePage),
    request: lazyPage(async () => (await import('./request/request-page.tsx')).RequestPage),
    myTeam: lazyPage(async () => (await import('./team/my-team-page.tsx')).MyTeamPage),
    teamMember: lazyPage(async () => (await import('./team/team-member-page.tsx')).TeamMemberPage),
    inbox: lazyPage(async () => (await import('./deciding/deciding-page.tsx')).DecidingPage),
    personRequest: lazyPage(async () => (await import('./inbox/person-request-page.tsx')).PersonRequestPage),
    personAbsence: lazyPage(async () => (await import('./own/person-absence-page.tsx')).PersonAbsencePage),
    personSickness: lazyPage(async () => (await import('./own/person-sickness-page.tsx')).PersonSicknessPage),
    calendar: lazyPage(async () => (await import('./planner/calendar-page.tsx')).CalendarPage),
    kinds: lazyPage(async () => (await import('./kinds/kinds-page.tsx')).KindsPage),
    kind: lazyPage(async () => (await import('./kinds/kind-page.tsx')).KindPage),
    contingent: lazyPage(async () => (await import('./contingents/contingent-page.tsx')).ContingentPage),
    sickCases: lazyPage(async () => (await import('./sickcases/sick-cases-page.tsx')).SickCasesPage),
    sickCase: lazyPage(async () => (await import('./sickcases/sick-case-page.tsx')).SickCasePage),
    sickFrom: lazyPage(async () => (await import('./sickcases/sick-from-page.tsx')).SickFromPage),
    teamSickness: lazyPage(async () => (await import('./sickcases/team-sickness-page.tsx')).TeamSicknessPage),
    vacationClosing: lazyPage(async () => (await import('./yearend/year-end-page.tsx')).YearEndPage),
  },
  slots: {
    feeds: lazyPage(async () => (await import('./feeds/feeds-panel.tsx')).FeedsPanel),
    vacationAccount: lazyPage(async () => (await import('./account/ledger-sheet.tsx')).LedgerSheet),
    inboxCounter: InboxCounter,
    inboxTile: InboxTile,
    sickToday: lazyPage(
      async () => (await import('./own/sick-today.tsx')).SickToday,
      () => null,
    ),
    toDecide: lazyPage(async () => (await import('./deciding/to-decide.tsx')).ToDecide),
    whoIsAway: lazyPage(async () => (await import('./planner/who-is-away.tsx')).WhoIsAway),
    noticeGate: lazyPage(async () => (await import('./yearend/notice-gate.tsx')).NoticeGate),
    dueNotices: lazyPage(async () => (await import('./yearend/due-notices.tsx')).DueNoticesTile),
    contingents: lazyPage(async () => (await import('./contingents/person-contingents.tsx')).ContingentsTab),
    expiry: lazyPage(async () => (await import('./yearend/expiry-tab.tsx')).ExpiryTab),
    vacationFigure: lazyPage(async () => (await import('./account/figures.tsx')).VacationLeftFigure),
    openFigure: lazyPage(async () => (await import('./account/figures.tsx')).OpenFigure),
    awayFigure: lazyPage(async () => (await import('./account/figures.tsx')).AwayFigure),
  },
};

export const { pages, slots } = module;

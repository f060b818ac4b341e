import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { RemoteModule } from '@stundenbuch/web/module';
import { FaultsList } from './missing/faults-list.tsx';
import { FirstSteps } from './missing/first-steps.tsx';
import { MissingList } from './missing/missing-list.tsx';
import { OvertimeFigure, OvertimePart } from './overtime/overtime-figures.tsx';

const module: RemoteModule = {
  pages: {
    week: lazyPage(async () => (await import('./week/week-page.tsx')).WeekPage),
    newBooking: lazyPage(async () => (await import('./entries/booking-page.tsx')).NewBookingPage),
    manageBooking: lazyPage(async () => (await import('./entries/booking-page.tsx')).ManageBookingPage),
    days: lazyPage(async () => (await import('./days/days-page.tsx')).DaysPage),
    day: lazyPage(async () => (await import('./days/days-page.tsx')).DayPage),
    workingTimes: lazyPage(async () => (await import('./entries/working-times-page.tsx')).WorkingTimesPage),
    workingTime: lazyPage(async () => (await import('./entries/working-time-page.tsx')).WorkingTimePage),
    personWeek: lazyPage(async () => (await import('./week/person-week-page.tsx')).PersonWeekPage),
    personEntry: lazyPage(async () => (await import('./entries/person-entry-page.tsx')).PersonEntryPage),
    analysis: lazyPage(async () => (await import('./reports/analysis-page.tsx')).AnalysisPage),
    analysisBookings: lazyPage(
      async () => (await import('./analysis/bookings-page.tsx')).AnalysisBookingsPage,
    ),
    projectSums: lazyPage(async () => (await import('./reports/project-sums-page.tsx')).ProjectSumsPage),
    companyTimes: lazyPage(async () => (await import('./reports/company-times-page.tsx')).CompanyTimesPage),
    overtime: lazyPage(async () => (await import('./overtime/overtime-page.tsx')).OvertimePage),
    month: lazyPage(async () => (await import('./month/month-page.tsx')).MonthPage),
    sheet: lazyPage(async () => (await import('./sheets/sheet-page.tsx')).SheetPage),
    companyOvertime: lazyPage(
      async () => (await import('./overtime/company-overtime-page.tsx')).CompanyOvertimePage,
    ),
    allowances: lazyPage(async () => (await import('./allowances/allowances-page.tsx')).AllowancesPage),
    payroll: lazyPage(async () => (await import('./payroll/payroll-page.tsx')).PayrollPage),
    payrollSetup: lazyPage(async () => (await import('./payroll/payroll-setup-page.tsx')).PayrollSetupPage),
    statement: lazyPage(async () => (await import('./report/statement-page.tsx')).StatementPage),
    report: lazyPage(async () => (await import('./report/report-page.tsx')).ReportPage),
    lawReport: lazyPage(async () => (await import('./law/law-report-page.tsx')).LawReportPage),
  },
  slots: {
    overtimeFigure: OvertimeFigure,
    overtimePart: OvertimePart,
    monthHint: lazyPage(async () => (await import('./month/month-hint.tsx')).MonthHint),
    monthProgress: lazyPage(async () => (await import('./month/month-progress.tsx')).MonthProgress),
    firstSteps: FirstSteps,
    today: lazyPage(async () => (await import('./today/today.tsx')).Today),
    todo: lazyPage(async () => (await import('./missing/todo-list.tsx')).TodoList),
    quickLine: lazyPage(async () => (await import('./days/quick-line.tsx')).QuickTile),
    stopwatch: lazyPage(async () => (await import('./stopwatch/stopwatch-tile.tsx')).StopwatchTile),
    pinPart: lazyPage(async () => (await import('./punch/pin-part.tsx')).PinPart),
    missing: MissingList,
    faults: FaultsList,
    weekFigure: lazyPage(async () => (await import('./missing/figures.tsx')).WeekFigure),
    missingFigure: lazyPage(async () => (await import('./missing/figures.tsx')).MissingFigure),
    faultsFigure: lazyPage(async () => (await import('./missing/figures.tsx')).FaultsFigure),
    timesTab: lazyPage(async () => (await import('./reports/times-tab.tsx')).TimesTab),
    balanceTab: lazyPage(async () => (await import('./reports/balance-tab.tsx')).BalanceTab),
    projectsTab: lazyPage(async () => (await import('./reports/projects-tab.tsx')).ProjectsTab),
    bookingsTab: lazyPage(async () => (await import('./reports/bookings-tab.tsx')).BookingsTab),
  },
};

export const { pages, slots } = module;

import { late } from '@stundenbuch/web/late';
import type { RemoteModule } from '@stundenbuch/web/module';
import { FaultsList } from './faults-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MissingList } from './missing-list.tsx';

const module: RemoteModule = {
  pages: {
    week: late(async () => (await import('./week-page.tsx')).WeekPage),
    newBooking: late(async () => (await import('./booking-page.tsx')).NewBookingPage),
    manageBooking: late(async () => (await import('./booking-page.tsx')).ManageBookingPage),
    workingTimes: late(async () => (await import('./working-times-page.tsx')).WorkingTimesPage),
    workingTime: late(async () => (await import('./working-time-page.tsx')).WorkingTimePage),
    analysis: late(async () => (await import('./analysis-page.tsx')).AnalysisPage),
    projectSums: late(async () => (await import('./project-sums-page.tsx')).ProjectSumsPage),
    companyTimes: late(async () => (await import('./company-times-page.tsx')).CompanyTimesPage),
  },
  slots: {
    firstSteps: FirstSteps,
    missing: MissingList,
    faults: FaultsList,
    timesTab: late(async () => (await import('./times-tab.tsx')).TimesTab),
    balanceTab: late(async () => (await import('./balance-tab.tsx')).BalanceTab),
    projectsTab: late(async () => (await import('./projects-tab.tsx')).ProjectsTab),
    bookingsTab: late(async () => (await import('./bookings-tab.tsx')).BookingsTab),
  },
};

export const { pages, slots } = module;

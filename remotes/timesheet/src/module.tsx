import type { RemoteModule } from '@stundenbuch/web/module';
import { AnalysisPage } from './analysis-page.tsx';
import { BalanceTab } from './balance-tab.tsx';
import { ManageBookingPage, NewBookingPage } from './booking-page.tsx';
import { BookingsTab } from './bookings-tab.tsx';
import { CompanyTimesPage } from './company-times-page.tsx';
import { FaultsList } from './faults-list.tsx';
import { MissingList } from './missing-list.tsx';
import { ProjectSumsPage } from './project-sums-page.tsx';
import { ProjectsTab } from './projects-tab.tsx';
import { TimesTab } from './times-tab.tsx';
import { WeekPage } from './week-page.tsx';
import { WorkingTimePage } from './working-time-page.tsx';
import { WorkingTimesPage } from './working-times-page.tsx';

const module: RemoteModule = {
  pages: {
    week: WeekPage,
    newBooking: NewBookingPage,
    manageBooking: ManageBookingPage,
    workingTimes: WorkingTimesPage,
    workingTime: WorkingTimePage,
    analysis: AnalysisPage,
    projectSums: ProjectSumsPage,
    companyTimes: CompanyTimesPage,
  },
  slots: {
    missing: MissingList,
    faults: FaultsList,
    timesTab: TimesTab,
    balanceTab: BalanceTab,
    projectsTab: ProjectsTab,
    bookingsTab: BookingsTab,
  },
};

export const { pages, slots } = module;

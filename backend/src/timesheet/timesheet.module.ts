import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.ts';
import { EntriesModule } from '../entries/entries.module.ts';
import { FeaturesModule } from '../features/features.module.ts';
import { LawModule } from '../law/law.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { MonthModule } from '../month/month.module.ts';
import { OvertimeModule } from '../overtime/overtime.module.ts';
import { SheetsModule } from '../sheets/sheets.module.ts';
import { BookingsController } from './bookings.controller.ts';
import { Bookings } from './bookings.service.ts';
import { ClocksController } from './clocks.controller.ts';
import { CorrectionRequestsController } from './correction-requests.controller.ts';
import { CorrectionRequests } from './correction-requests.service.ts';
import { Doubts } from './doubts.service.ts';
import { FaultsController } from './faults.controller.ts';
import { Faults } from './faults.service.ts';
import { LawController } from './law.controller.ts';
import { Missing } from './missing.service.ts';
import { MissingWeek } from './missing-week.ts';
import { MonthsController } from './months.controller.ts';
import { Overview } from './overview.service.ts';
import { PersonsController } from './persons.controller.ts';
import { Persons } from './persons.service.ts';
import { ProjectBookingsController } from './project-bookings.controller.ts';
import { ProjectBookings } from './project-bookings.service.ts';
import { ReportsController } from './reports.controller.ts';
import { Reports } from './reports.service.ts';
import { SheetsController } from './sheets.controller.ts';
import { TerminalController, TerminalsController } from './terminals.controller.ts';
import { TimeAccountsController } from './time-accounts.controller.ts';
import { WeeksController } from './weeks.controller.ts';
import { Weeks } from './weeks.service.ts';
import { WorkingTimesController } from './working-times.controller.ts';
import { WorkingTimes } from './working-times.service.ts';

@Module({
  imports: [
    ClockModule,
    EntriesModule,
    FeaturesModule,
    LawModule,
    MailModule,
    MonthModule,
    OvertimeModule,
    SheetsModule,
  ],
  controllers: [
    WeeksController,
    FaultsController,
    BookingsController,
    PersonsController,
    ProjectBookingsController,
    WorkingTimesController,
    ReportsController,
    TimeAccountsController,
    LawController,
    ClocksController,
    TerminalsController,
    TerminalController,
    SheetsController,
    MonthsController,
    CorrectionRequestsController,
  ],
  providers: [
    Weeks,
    Missing,
    MissingWeek,
    Overview,
    Faults,
    Doubts,
    Bookings,
    CorrectionRequests,
    Persons,
    ProjectBookings,
    WorkingTimes,
    Reports,
  ],
})
export class TimesheetModule {}

import { Module } from '@nestjs/common';
import { AllowancesModule } from '../../accounts/allowances/allowances.module.ts';
import { AnalysisModule } from '../../accounts/analysis/analysis.module.ts';
import { BudgetsModule } from '../../accounts/budgets/budgets.module.ts';
import { ContingentsModule } from '../../accounts/contingents/contingents.module.ts';
import { LawModule } from '../../accounts/law/law.module.ts';
import { OvertimeModule } from '../../accounts/overtime/overtime.module.ts';
import { ReportModule } from '../../accounts/reports/report.module.ts';
import { SheetsModule } from '../../accounts/sheets/sheets.module.ts';
import { FeaturesModule } from '../../features/features.module.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { AbsenceChanges } from '../../workflows/absences/absence-changes.service.ts';
import { Absences } from '../../workflows/absences/absences.service.ts';
import { AbsencesAgain } from '../../workflows/absences/absences-again.service.ts';
import { DecisionRights } from '../../workflows/absences/decision-rights.service.ts';
import { RequestNotices } from '../../workflows/absences/request-notices.ts';
import { Substitutes } from '../../workflows/absences/substitutes.service.ts';
import { AppliedDays } from '../../workflows/days/applied-days.service.ts';
import { DayWriter } from '../../workflows/days/day-writer.service.ts';
import { Days } from '../../workflows/days/days.service.ts';
import { RepeatedWeeks } from '../../workflows/days/repeated-weeks.service.ts';
import { Favourites } from '../../workflows/favourites/favourites.service.ts';
import { Doubts } from '../../workflows/lists/doubts.service.ts';
import { Faults } from '../../workflows/lists/faults.service.ts';
import { Missing } from '../../workflows/lists/missing.service.ts';
import { MissingWeek } from '../../workflows/lists/missing-week.ts';
import { Overview } from '../../workflows/lists/overview.service.ts';
import { Persons } from '../../workflows/lists/persons.service.ts';
import { ProjectBookings } from '../../workflows/lists/project-bookings.service.ts';
import { ReportEntries } from '../../workflows/lists/report-entries.service.ts';
import { Reports } from '../../workflows/lists/reports.service.ts';
import { Weeks } from '../../workflows/lists/weeks.service.ts';
import { MonthModule } from '../../workflows/months/month.module.ts';
import { PayrollModule } from '../../workflows/payroll/payroll.module.ts';
import { PunchModule } from '../../workflows/punch/punch.module.ts';
import { Stopwatches } from '../../workflows/stopwatch/stopwatches.service.ts';
import { Bookings } from '../../workflows/times/bookings.service.ts';
import { CorrectionPreviews } from '../../workflows/times/correction-previews.service.ts';
import { CorrectionRequests } from '../../workflows/times/correction-requests.service.ts';
import { WishedAbsences } from '../../workflows/times/wished-absences.service.ts';
import { WorkingTimes } from '../../workflows/times/working-times.service.ts';
import { WrittenCorrections } from '../../workflows/times/written-corrections.service.ts';
import { ChangeSetsModule } from '../../workflows/undo/change-sets.module.ts';
import { Undo } from '../../workflows/undo/undo.service.ts';
import { AllowancesController } from './allowances.controller.ts';
import { AnalysisController } from './analysis.controller.ts';
import { BookingsController } from './bookings.controller.ts';
import { CorrectionRequestsController } from './correction-requests.controller.ts';
import { DaysController } from './days.controller.ts';
import { FaultsController } from './faults.controller.ts';
import { FavouritesController } from './favourites.controller.ts';
import { LawController } from './law.controller.ts';
import { MonthsController } from './months.controller.ts';
import { PayrollController } from './payroll.controller.ts';
import { PersonsController } from './persons.controller.ts';
import { ProjectBookingsController } from './project-bookings.controller.ts';
import { PunchController } from './punch.controller.ts';
import { ReportController } from './report.controller.ts';
import { ReportsController } from './reports.controller.ts';
import { SheetsController } from './sheets.controller.ts';
import { StopwatchController } from './stopwatch.controller.ts';
import { TerminalController, TerminalsController } from './terminals.controller.ts';
import { TimeAccountsController } from './time-accounts.controller.ts';
import { UndoController } from './undo.controller.ts';
import { WeeksController } from './weeks.controller.ts';
import { WorkingTimesController } from './working-times.controller.ts';

@Module({
  imports: [
    AllowancesModule,
    AnalysisModule,
    PunchModule,
    BudgetsModule,
    ChangeSetsModule,
    ContingentsModule,
    EntriesModule,
    FeaturesModule,
    LawModule,
    MailModule,
    MonthModule,
    OvertimeModule,
    PayrollModule,
    ReportModule,
    SheetsModule,
  ],
  controllers: [
    AnalysisController,
    WeeksController,
    DaysController,
    FaultsController,
    BookingsController,
    PersonsController,
    ProjectBookingsController,
    WorkingTimesController,
    ReportsController,
    ReportController,
    TimeAccountsController,
    LawController,
    PunchController,
    TerminalsController,
    TerminalController,
    SheetsController,
    MonthsController,
    PayrollController,
    AllowancesController,
    CorrectionRequestsController,
    UndoController,
    StopwatchController,
    FavouritesController,
  ],
  providers: [
    Weeks,
    Missing,
    MissingWeek,
    Overview,
    Faults,
    Doubts,
    Bookings,
    Absences,
    AbsenceChanges,
    AbsencesAgain,
    RequestNotices,
    Substitutes,
    WishedAbsences,
    Days,
    DayWriter,
    AppliedDays,
    RepeatedWeeks,
    DecisionRights,
    CorrectionRequests,
    CorrectionPreviews,
    WrittenCorrections,
    Persons,
    ProjectBookings,
    Undo,
    WorkingTimes,
    Reports,
    ReportEntries,
    Stopwatches,
    Favourites,
  ],
})
export class TimesheetModule {}

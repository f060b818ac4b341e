import { Module } from '@nestjs/common';
import { ContingentsModule } from '../../accounts/contingents/contingents.module.ts';
import { OvertimeModule } from '../../accounts/overtime/overtime.module.ts';
import { SheetsModule } from '../../accounts/sheets/sheets.module.ts';
import { LedgerModule } from '../../accounts/vacation/ledger.module.ts';
import { FeaturesModule } from '../../features/features.module.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { AbsenceKinds } from '../../records/kinds/absence-kinds.service.ts';
import { AbsenceChanges } from '../../workflows/absences/absence-changes.service.ts';
import { Absences } from '../../workflows/absences/absences.service.ts';
import { AbsencesAgain } from '../../workflows/absences/absences-again.service.ts';
import { DecisionRights } from '../../workflows/absences/decision-rights.service.ts';
import { Inbox } from '../../workflows/absences/inbox.service.ts';
import { RequestNotices } from '../../workflows/absences/request-notices.ts';
import { RequestReminders } from '../../workflows/absences/request-reminders.ts';
import { Requests } from '../../workflows/absences/requests.service.ts';
import { SickFrom } from '../../workflows/absences/sick-from.service.ts';
import { Sickness } from '../../workflows/absences/sickness.service.ts';
import { Substitutes } from '../../workflows/absences/substitutes.service.ts';
import { Vacations } from '../../workflows/absences/vacations.service.ts';
import { Contexts } from '../../workflows/decisions/contexts.service.ts';
import { Decisions } from '../../workflows/decisions/decisions.service.ts';
import { Planner } from '../../workflows/decisions/planner.service.ts';
import { StaffingChecks } from '../../workflows/decisions/staffing-checks.service.ts';
import { StaffingRules } from '../../workflows/decisions/staffing-rules.service.ts';
import { Feeds } from '../../workflows/feeds/feeds.service.ts';
import { FetchedFeeds } from '../../workflows/feeds/fetched-feeds.service.ts';
import { Missing } from '../../workflows/lists/missing.service.ts';
import { MyTeams } from '../../workflows/lists/my-team.service.ts';
import { SickCases } from '../../workflows/sickcases/sick-cases.service.ts';
import { SickDeletions } from '../../workflows/sickcases/sick-deletions.ts';
import { ChangeSetsModule } from '../../workflows/undo/change-sets.module.ts';
import { Expiries } from '../../workflows/vacation/expiries.service.ts';
import { ExpiringVacation } from '../../workflows/vacation/expiring-vacation.ts';
import { ExpiryWarnings } from '../../workflows/vacation/expiry-warnings.service.ts';
import { NoticeLists } from '../../workflows/vacation/notice-lists.service.ts';
import { VacationLedger } from '../../workflows/vacation/vacation-ledger.service.ts';
import { YearEnds } from '../../workflows/vacation/year-ends.service.ts';
import { AbsenceKindsController } from './absence-kinds.controller.ts';
import { AbsencesController } from './absences.controller.ts';
import { ContingentsController } from './contingents.controller.ts';
import { DecisionsController } from './decisions.controller.ts';
import { ExpiriesController } from './expiries.controller.ts';
import { ExpiryWarningsController } from './expiry-warnings.controller.ts';
import { FeedsController } from './feeds.controller.ts';
import { MyTeamController } from './my-team.controller.ts';
import { PlannerController } from './planner.controller.ts';
import { RequestsController } from './requests.controller.ts';
import { SickCasesController } from './sick-cases.controller.ts';
import { SubstitutesController } from './substitutes.controller.ts';
import { VacationLedgerController } from './vacation-ledger.controller.ts';
import { YearEndsController } from './year-ends.controller.ts';

@Module({
  imports: [
    ChangeSetsModule,
    ContingentsModule,
    EntriesModule,
    FeaturesModule,
    LedgerModule,
    MailModule,
    OvertimeModule,
    SheetsModule,
  ],
  controllers: [
    AbsencesController,
    AbsenceKindsController,
    ContingentsController,
    DecisionsController,
    PlannerController,
    RequestsController,
    MyTeamController,
    SubstitutesController,
    VacationLedgerController,
    ExpiryWarningsController,
    ExpiriesController,
    YearEndsController,
    SickCasesController,
    FeedsController,
  ],
  providers: [
    Absences,
    AbsenceChanges,
    AbsenceKinds,
    AbsencesAgain,
    DecisionRights,
    Contexts,
    Decisions,
    Planner,
    StaffingChecks,
    StaffingRules,
    Inbox,
    Missing,
    MyTeams,
    Requests,
    RequestNotices,
    RequestReminders,
    Sickness,
    SickFrom,
    Substitutes,
    Vacations,
    VacationLedger,
    ExpiryWarnings,
    NoticeLists,
    Expiries,
    Feeds,
    FetchedFeeds,
    ExpiringVacation,
    YearEnds,
    SickCases,
    SickDeletions,
  ],
})
export class AbsencesModule {}

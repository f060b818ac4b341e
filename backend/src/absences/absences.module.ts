import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/entries.module.ts';
import { FeaturesModule } from '../features/features.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OvertimeModule } from '../overtime/overtime.module.ts';
import { AbsenceChanges } from './absence-changes.service.ts';
import { AbsencesController } from './absences.controller.ts';
import { Absences } from './absences.service.ts';
import { ClosingsController } from './closings.controller.ts';
import { Closings } from './closings.service.ts';
import { ExpiriesController } from './expiries.controller.ts';
import { Expiries } from './expiries.service.ts';
import { ExpiringVacation } from './expiring-vacation.ts';
import { Inbox } from './inbox.service.ts';
import { NoticeLists } from './notice-lists.service.ts';
import { NoticesController } from './notices.controller.ts';
import { Notices } from './notices.service.ts';
import { RequestNotices } from './request-notices.ts';
import { RequestsController } from './requests.controller.ts';
import { Requests } from './requests.service.ts';
import { Sickness } from './sickness.service.ts';
import { VacationLedgerController } from './vacation-ledger.controller.ts';
import { VacationLedger } from './vacation-ledger.service.ts';
import { VacationPostings } from './vacation-postings.service.ts';
import { Vacations } from './vacations.service.ts';

@Module({
  imports: [EntriesModule, FeaturesModule, LedgerModule, MailModule, OvertimeModule],
  controllers: [
    AbsencesController,
    RequestsController,
    VacationLedgerController,
    NoticesController,
    ExpiriesController,
    ClosingsController,
  ],
  providers: [
    Absences,
    AbsenceChanges,
    Inbox,
    Requests,
    RequestNotices,
    Sickness,
    Vacations,
    VacationLedger,
    VacationPostings,
    Notices,
    NoticeLists,
    Expiries,
    ExpiringVacation,
    Closings,
  ],
})
export class AbsencesModule {}

import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/entries.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { AbsencesController } from './absences.controller.ts';
import { Absences } from './absences.service.ts';
import { Inbox } from './inbox.service.ts';
import { RequestsController } from './requests.controller.ts';
import { Requests } from './requests.service.ts';
import { Sickness } from './sickness.service.ts';
import { VacationLedgerController } from './vacation-ledger.controller.ts';
import { VacationLedger } from './vacation-ledger.service.ts';
import { VacationPostings } from './vacation-postings.service.ts';
import { Vacations } from './vacations.service.ts';

@Module({
  imports: [EntriesModule, LedgerModule],
  controllers: [AbsencesController, RequestsController, VacationLedgerController],
  providers: [Absences, Inbox, Requests, Sickness, Vacations, VacationLedger, VacationPostings],
})
export class AbsencesModule {}

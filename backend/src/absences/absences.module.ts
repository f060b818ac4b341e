import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/entries.module.ts';
import { AbsencesController } from './absences.controller.ts';
import { Absences } from './absences.service.ts';
import { Inbox } from './inbox.service.ts';
import { RequestsController } from './requests.controller.ts';
import { Requests } from './requests.service.ts';
import { Sickness } from './sickness.service.ts';
import { Vacations } from './vacations.service.ts';

@Module({
  imports: [EntriesModule],
  controllers: [AbsencesController, RequestsController],
  providers: [Absences, Inbox, Requests, Sickness, Vacations],
})
export class AbsencesModule {}

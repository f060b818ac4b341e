import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/entries.module.ts';
import { AbsencesController } from './absences.controller.ts';
import { Absences } from './absences.service.ts';
import { Inbox } from './inbox.service.ts';
import { Vacations } from './vacations.service.ts';

@Module({
  imports: [EntriesModule],
  controllers: [AbsencesController],
  providers: [Absences, Inbox, Vacations],
})
export class AbsencesModule {}

import { Module } from '@nestjs/common';
import { LawModule } from '../../accounts/law/law.module.ts';
import { OvertimeModule } from '../../accounts/overtime/overtime.module.ts';
import { FeaturesModule } from '../../features/features.module.ts';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { ForgottenEnds } from './forgotten-ends.service.ts';
import { MissingBreaks } from './missing-breaks.service.ts';
import { Pins } from './pins.service.ts';
import { PunchService } from './punch.service.ts';
import { PunchEntries } from './punch-entries.service.ts';
import { RunningWork } from './running-work.service.ts';
import { TerminalPunches } from './terminal-punches.service.ts';
import { Terminals } from './terminals.service.ts';

const services = [PunchService, ForgottenEnds, Pins, RunningWork, Terminals, TerminalPunches];

@Module({
  imports: [EntriesModule, FeaturesModule, LawModule, OvertimeModule],
  providers: [...services, PunchEntries, MissingBreaks],
  exports: services,
})
export class PunchModule {}

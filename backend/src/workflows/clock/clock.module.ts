import { Module } from '@nestjs/common';
import { LawModule } from '../../accounts/law/law.module.ts';
import { OvertimeModule } from '../../accounts/overtime/overtime.module.ts';
import { FeaturesModule } from '../../features/features.module.ts';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { ClockService } from './clock.service.ts';
import { ClockEntries } from './clock-entries.service.ts';
import { ForgottenEnds } from './forgotten-ends.service.ts';
import { MissingBreaks } from './missing-breaks.service.ts';
import { Pins } from './pins.service.ts';
import { RunningClock } from './running-clock.service.ts';
import { TerminalTaps } from './terminal-taps.service.ts';
import { Terminals } from './terminals.service.ts';

const services = [ClockService, ForgottenEnds, Pins, RunningClock, Terminals, TerminalTaps];

@Module({
  imports: [EntriesModule, FeaturesModule, LawModule, OvertimeModule],
  providers: [...services, ClockEntries, MissingBreaks],
  exports: services,
})
export class ClockModule {}

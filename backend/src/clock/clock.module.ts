import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/entries.module.ts';
import { FeaturesModule } from '../features/features.module.ts';
import { ClockService } from './clock.service.ts';
import { ClockEntries } from './clock-entries.service.ts';
import { ForgottenEnds } from './forgotten-ends.service.ts';

const services = [ClockService, ForgottenEnds];

@Module({
  imports: [EntriesModule, FeaturesModule],
  providers: [...services, ClockEntries],
  exports: services,
})
export class ClockModule {}

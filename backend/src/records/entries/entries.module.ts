import { Module } from '@nestjs/common';
import { FeaturesModule } from '../../features/features.module.ts';
import { Entries } from './entries.service.ts';
import { HalvesEffect } from './halves-effect.ts';
import { LedEntries } from './led-entries.service.ts';
import { Visibility } from './visibility.service.ts';
import { Writers } from './writers.service.ts';

@Module({
  imports: [FeaturesModule],
  providers: [Entries, LedEntries, Writers, HalvesEffect, Visibility],
  exports: [Entries, LedEntries, Writers, Visibility],
})
export class EntriesModule {}

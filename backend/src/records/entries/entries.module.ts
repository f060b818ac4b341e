import { Module } from '@nestjs/common';
import { FeaturesModule } from '../../features/features.module.ts';
import { Entries } from './entries.service.ts';
import { HalvesEffect } from './halves-effect.ts';
import { Writers } from './writers.service.ts';

@Module({
  imports: [FeaturesModule],
  providers: [Entries, Writers, HalvesEffect],
  exports: [Entries, Writers],
})
export class EntriesModule {}

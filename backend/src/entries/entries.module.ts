import { Module } from '@nestjs/common';
import { FeaturesModule } from '../features/features.module.ts';
import { Entries } from './entries.service.ts';
import { HalvesEffect } from './halves-effect.ts';

@Module({ imports: [FeaturesModule], providers: [Entries, HalvesEffect], exports: [Entries] })
export class EntriesModule {}

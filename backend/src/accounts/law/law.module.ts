import { Module } from '@nestjs/common';
import { FeaturesModule } from '../../features/features.module.ts';
import { GuidedTimes } from './guided-times.service.ts';
import { LawService } from './law.service.ts';
import { LawCheck } from './law-check.service.ts';
import { LawFactsService } from './law-facts.service.ts';
import { WorkIntervalsService } from './work-intervals.service.ts';

const services = [LawService, LawCheck, GuidedTimes, WorkIntervalsService];

@Module({ imports: [FeaturesModule], providers: [...services, LawFactsService], exports: services })
export class LawModule {}

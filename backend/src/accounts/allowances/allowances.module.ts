import { Module } from '@nestjs/common';
import { FeaturesModule } from '../../features/features.module.ts';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { AllowanceKinds } from './allowance-kinds.service.ts';
import { Allowances } from './allowances.service.ts';
import { SurchargeRules } from './surcharge-rules.service.ts';
import { Surcharges } from './surcharges.service.ts';

const services = [Surcharges, SurchargeRules, AllowanceKinds, Allowances];

@Module({ imports: [FeaturesModule, EntriesModule], providers: services, exports: services })
export class AllowancesModule {}

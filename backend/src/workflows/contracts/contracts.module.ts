import { Module } from '@nestjs/common';
import { FeaturesModule } from '../../features/features.module.ts';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { ContractColumns } from './contract-columns.service.ts';
import { ContractEffect } from './contract-effect.ts';
import { ContractFacts } from './contract-facts.service.ts';

const services = [ContractColumns, ContractFacts];

@Module({
  imports: [CalendarModule, FeaturesModule],
  providers: [...services, ContractEffect],
  exports: services,
})
export class ContractsModule {}

import { Module } from '@nestjs/common';
import { FeaturesModule } from '../features/features.module.ts';
import { ContractColumns } from './contract-columns.service.ts';
import { ContractFacts } from './contract-facts.service.ts';

const services = [ContractColumns, ContractFacts];

@Module({ imports: [FeaturesModule], providers: services, exports: services })
export class ContractsModule {}

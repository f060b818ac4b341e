import { Module } from '@nestjs/common';
import { FeaturesModule } from '../../features/features.module.ts';
import { PostingsModule } from '../postings/postings.module.ts';
import { ContingentAccounts } from './contingent-accounts.service.ts';
import { ContingentCheck } from './contingent-check.service.ts';
import { Contingents } from './contingents.service.ts';

const services = [ContingentAccounts, ContingentCheck, Contingents];

@Module({ imports: [FeaturesModule, PostingsModule], providers: services, exports: services })
export class ContingentsModule {}

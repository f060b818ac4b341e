import { Module } from '@nestjs/common';
import { FeaturesModule } from '../../features/features.module.ts';
import { PostingsModule } from '../postings/postings.module.ts';
import { LedgerService } from './ledger.service.ts';
import { LedgerEffect } from './ledger-effect.ts';
import { LedgerEntries } from './ledger-entries.service.ts';
import { VacationPostings } from './vacation-postings.service.ts';
import { YearEndFacts } from './year-end-facts.service.ts';

const services = [YearEndFacts, LedgerService, LedgerEntries, VacationPostings];

@Module({
  imports: [FeaturesModule, PostingsModule],
  providers: [...services, LedgerEffect],
  exports: services,
})
export class LedgerModule {}

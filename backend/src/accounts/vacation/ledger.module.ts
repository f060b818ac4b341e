import { Module } from '@nestjs/common';
import { FeaturesModule } from '../../features/features.module.ts';
import { ClosingFacts } from './closing-facts.service.ts';
import { LedgerService } from './ledger.service.ts';
import { LedgerEffect } from './ledger-effect.ts';
import { LedgerEntries } from './ledger-entries.service.ts';

const services = [ClosingFacts, LedgerService, LedgerEntries];

@Module({
  imports: [FeaturesModule],
  providers: [...services, LedgerEffect],
  exports: services,
})
export class LedgerModule {}

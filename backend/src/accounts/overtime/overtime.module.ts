import { Module } from '@nestjs/common';
import { FeaturesModule } from '../../features/features.module.ts';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { PostingsModule } from '../postings/postings.module.ts';
import { OvertimeService } from './overtime.service.ts';
import { OvertimeCredit } from './overtime-credit.service.ts';
import { OvertimeEffect } from './overtime-effect.ts';
import { TimeAccounts } from './time-accounts.service.ts';
import { TimePostings } from './time-postings.service.ts';

const services = [OvertimeService, OvertimeCredit, TimeAccounts, TimePostings];

@Module({
  imports: [EntriesModule, FeaturesModule, PostingsModule],
  providers: [...services, OvertimeEffect],
  exports: services,
})
export class OvertimeModule {}

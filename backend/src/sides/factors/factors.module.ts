import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.ts';
import { Apps } from './apps.service.ts';
import { FactorResets } from './factor-resets.service.ts';
import { FurtherFactors } from './further-factors.ts';
import { NewPasskeys } from './new-passkeys.service.ts';
import { OwnFactorsService } from './own-factors.service.ts';
import { PasskeyQuestions } from './passkey-questions.ts';
import { Passkeys } from './passkeys.service.ts';
import { Proofs } from './proofs.service.ts';

const services = [Apps, FactorResets, NewPasskeys, OwnFactorsService, Passkeys, Proofs];

@Module({
  imports: [MailModule],
  providers: [...services, FurtherFactors, PasskeyQuestions],
  exports: services,
})
export class FactorsModule {}

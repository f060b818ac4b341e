import { Module } from '@nestjs/common';
import { Apps } from './apps.service.ts';
import { FurtherFactors } from './further-factors.ts';
import { NewPasskeys } from './new-passkeys.service.ts';
import { OwnFactorsService } from './own-factors.service.ts';
import { PasskeyQuestions } from './passkey-questions.ts';
import { Passkeys } from './passkeys.service.ts';
import { Proofs } from './proofs.service.ts';

@Module({
  providers: [Apps, FurtherFactors, NewPasskeys, OwnFactorsService, PasskeyQuestions, Passkeys, Proofs],
  exports: [Apps, NewPasskeys, OwnFactorsService, Passkeys, Proofs],
})
export class FactorsModule {}

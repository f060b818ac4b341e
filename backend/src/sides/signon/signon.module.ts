import { Module } from '@nestjs/common';
import { Domains } from './domains.service.ts';
import { Identities } from './identities.service.ts';
import { Providers } from './providers.service.ts';
import { Setups } from './setups.service.ts';
import { SignOns } from './sign-ons.service.ts';
import { StoredSignOns } from './stored-sign-ons.ts';

@Module({
  providers: [Domains, Identities, Providers, Setups, SignOns, StoredSignOns],
  exports: [Domains, Identities, Setups, SignOns, StoredSignOns],
})
export class SignOnModule {}

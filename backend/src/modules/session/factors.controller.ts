import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
import {
  addedFactor,
  appCodeInput,
  factorNameInput,
  newApp,
  newAppInput,
  newPasskeyInput,
  newPasskeyOptions,
  ownFactors,
  recoveryCodes,
  renamedFactor,
} from '@stundenbuch/domain/sides/session/factor-contract';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access, Proof, SessionFirst } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Apps } from '../../sides/factors/apps.service.ts';
import { NewPasskeys } from '../../sides/factors/new-passkeys.service.ts';
import { OwnFactorsService } from '../../sides/factors/own-factors.service.ts';

@Controller('user/factor')
export class FactorsController {
  constructor(
    private readonly factors: OwnFactorsService,
    private readonly apps: Apps,
    private readonly passkeys: NewPasskeys,
  ) {}

  @Get()
  @Access(sessionAccess.factors)
  @Answers(ownFactors, 'The second factors of the caller')
  list(@Who() who: Caller) {
    return this.factors.list(who);
  }

  @Post('app')
  @Access(sessionAccess.addFactor)
  @Answers(newApp, 'A key for an app; it counts from its first right code on')
  addApp(@Who() who: Caller, @Body(newAppInput) input: Input<typeof newAppInput>) {
    return this.apps.add(who, input.read().name);
  }

  @Post('app/confirm')
  @Access(sessionAccess.addFactor)
  @Answers(addedFactor, 'The first code of an app, with recovery codes where there are none yet')
  confirmApp(@Who() who: Caller, @Body(appCodeInput) input: Input<typeof appCodeInput>) {
    return this.apps.confirm(who, input.read().code);
  }

  @Get('passkey')
  @Access(sessionAccess.addFactor)
  @SessionFirst()
  @Answers(
    newPasskeyOptions,
    'What a browser makes a passkey from; with the proof where there is a factor already',
  )
  passkeyOptions(@Who() who: Caller) {
    return this.passkeys.options(who);
  }

  @Post('passkey')
  @Access(sessionAccess.addFactor)
  @Answers(addedFactor, 'Add a passkey, with recovery codes where there are none yet')
  addPasskey(@Who() who: Caller, @Body(newPasskeyInput) input: Input<typeof newPasskeyInput>) {
    return this.passkeys.add(who, input.read());
  }

  @Put(':id')
  @Access(sessionAccess.renameFactor)
  @Answers(renamedFactor, 'Rename a second factor')
  rename(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(factorNameInput) input: Input<typeof factorNameInput>,
  ) {
    return this.factors.rename(who, id, input);
  }

  @Post('codes')
  @Access(sessionAccess.newCodes)
  @Proof()
  @Answers(recoveryCodes, 'New recovery codes, told once; the ones before end')
  newCodes(@Who() who: Caller) {
    return this.factors.newCodes(who);
  }

  @Delete(':id')
  @Access(sessionAccess.removeFactor)
  @Proof()
  @Answers(deleted, 'Remove a second factor')
  remove(@Who() who: Caller, @PathId('id') id: number) {
    return this.factors.remove(who, id);
  }
}

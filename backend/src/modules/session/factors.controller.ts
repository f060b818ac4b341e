import { Controller } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { factorCalls } from '@stundenbuch/domain/sides/session/factor-calls';
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
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import { SessionFirst } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Apps } from '../../sides/factors/apps.service.ts';
import { NewPasskeys } from '../../sides/factors/new-passkeys.service.ts';
import { OwnFactorsService } from '../../sides/factors/own-factors.service.ts';

@Controller()
export class FactorsController {
  constructor(
    private readonly factors: OwnFactorsService,
    private readonly apps: Apps,
    private readonly passkeys: NewPasskeys,
  ) {}

  @Route(factorCalls.list, 'The second factors of the caller', { answer: ownFactors })
  list(who: Caller) {
    return this.factors.list(who);
  }

  @Route(factorCalls.addApp, 'A key for an app; it counts from its first right code on', {
    answer: newApp,
    body: newAppInput,
  })
  addApp(who: Caller, input: Input<typeof newAppInput>) {
    return this.apps.add(who, input.read().name);
  }

  @Route(factorCalls.confirmApp, 'The first code of an app, with recovery codes where there are none yet', {
    answer: addedFactor,
    body: appCodeInput,
  })
  confirmApp(who: Caller, input: Input<typeof appCodeInput>) {
    return this.apps.confirm(who, input.read().code);
  }

  @Route(
    factorCalls.passkeyOptions,
    'What a browser makes a passkey from; with the proof where there is a factor already',
    { answer: newPasskeyOptions },
  )
  @SessionFirst()
  passkeyOptions(who: Caller) {
    return this.passkeys.options(who);
  }

  @Route(factorCalls.addPasskey, 'Add a passkey, with recovery codes where there are none yet', {
    answer: addedFactor,
    body: newPasskeyInput,
  })
  addPasskey(who: Caller, input: Input<typeof newPasskeyInput>) {
    return this.passkeys.add(who, input.read());
  }

  @Route(factorCalls.rename, 'Rename a second factor', { answer: renamedFactor, body: factorNameInput })
  rename(who: Caller, id: number, input: Input<typeof factorNameInput>) {
    return this.factors.rename(who, id, input);
  }

  @Route(factorCalls.newCodes, 'New recovery codes, told once; the ones before end', {
    answer: recoveryCodes,
  })
  newCodes(who: Caller) {
    return this.factors.newCodes(who);
  }

  @Route(factorCalls.remove, 'Remove a second factor', { answer: deleted })
  remove(who: Caller, id: number) {
    return this.factors.remove(who, id);
  }
}

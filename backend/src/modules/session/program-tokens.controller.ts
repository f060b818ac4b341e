import { Controller } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { tokenCalls } from '@stundenbuch/domain/sides/tokens/calls';
import { madeProgramToken, programToken, programTokenInput } from '@stundenbuch/domain/sides/tokens/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ProgramTokens } from '../../sides/signin/program-tokens.service.ts';

@Controller()
export class ProgramTokensController {
  constructor(private readonly tokens: ProgramTokens) {}

  @Route(tokenCalls.tokens, 'The tokens that the caller’s programs come in with', {
    answer: z.array(programToken),
  })
  list(who: Caller) {
    return this.tokens.list(who);
  }

  @Route(tokenCalls.makeToken, 'A new token, which is told once', {
    answer: madeProgramToken,
    body: programTokenInput,
  })
  make(who: Caller, input: Input<typeof programTokenInput>) {
    return this.tokens.make(who, input);
  }

  @Route(tokenCalls.revokeToken, 'Delete a token: from the next call on it opens nothing', {
    answer: deleted,
  })
  revoke(who: Caller, id: number) {
    return this.tokens.revoke(who, id);
  }
}

import { Controller, Get, Put } from '@nestjs/common';
import { yearEndAccess as calls } from '@stundenbuch/domain/workflows/yearend/access';
import { expiryChange, personExpiry } from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Expiries } from '../../workflows/vacation/expiries.service.ts';

@Controller('vacation/expiry')
export class ExpiriesController {
  constructor(private readonly expiries: Expiries) {}

  @Get(':userId')
  @Access(calls.expiry)
  @Answers(personExpiry, 'When vacation of a person expires, where it is not as in the company')
  one(@Who() who: Caller, @PathId('userId') user: number) {
    return this.expiries.of(who, user);
  }

  @Put(':userId')
  @Access(calls.changeExpiry)
  @Answers(personExpiry, 'Set when vacation of a person expires')
  change(
    @Who() who: Caller,
    @PathId('userId') user: number,
    @Body(expiryChange) input: Input<typeof expiryChange>,
  ) {
    return this.expiries.change(who, user, input);
  }
}

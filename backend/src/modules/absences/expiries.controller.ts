import { Controller } from '@nestjs/common';
import { yearEndCalls } from '@stundenbuch/domain/workflows/yearend/calls';
import { expiryChange, personExpiry } from '@stundenbuch/domain/workflows/yearend/notice-contract';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Expiries } from '../../workflows/vacation/expiries.service.ts';

@Controller()
export class ExpiriesController {
  constructor(private readonly expiries: Expiries) {}

  @Route(yearEndCalls.expiry, 'When vacation of a person expires, where it is not as in the company', {
    answer: personExpiry,
  })
  one(who: Caller, user: number) {
    return this.expiries.of(who, user);
  }

  @Route(yearEndCalls.changeExpiry, 'Set when vacation of a person expires', {
    answer: personExpiry,
    body: expiryChange,
  })
  change(who: Caller, user: number, input: Input<typeof expiryChange>) {
    return this.expiries.change(who, user, input);
  }
}

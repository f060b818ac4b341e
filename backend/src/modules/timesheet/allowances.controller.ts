import { Controller } from '@nestjs/common';
import { allowanceCalls as calls } from '@stundenbuch/domain/accounts/allowances/calls';
import {
  allowanceInput,
  allowanceKind,
  allowanceKindChange,
  allowanceKindInput,
  allowanceMonth,
  bookedAllowance,
  presetInput,
  surchargeChange,
  surchargeInput,
  surchargeRules,
} from '@stundenbuch/domain/accounts/allowances/contract';
import { deletionInput } from '@stundenbuch/domain/day/office/contract';
import { z } from 'zod';
import { AllowanceKinds } from '../../accounts/allowances/allowance-kinds.service.ts';
import { Allowances } from '../../accounts/allowances/allowances.service.ts';
import { SurchargeRules } from '../../accounts/allowances/surcharge-rules.service.ts';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';

const deleted = z.object({ id: z.int() });

@Controller()
export class AllowancesController {
  constructor(
    private readonly rules: SurchargeRules,
    private readonly kinds: AllowanceKinds,
    private readonly allowances: Allowances,
  ) {}

  @Route(calls.rules, 'Which minutes the company pays more for', { answer: surchargeRules })
  listRules(who: Caller) {
    return this.rules.list(who);
  }

  @Route(calls.addRule, 'A new rule, from a day on', { answer: surchargeRules, body: surchargeInput })
  addRule(who: Caller, input: Input<typeof surchargeInput>) {
    return this.rules.add(who, input);
  }

  @Route(calls.addPreset, 'The rules of § 3b EStG, from a day on', {
    answer: surchargeRules,
    body: presetInput,
  })
  addPreset(who: Caller, input: Input<typeof presetInput>) {
    return this.rules.addPreset(who, input);
  }

  @Route(calls.changeRule, 'Change or end a rule; of closed months it says the same for ever', {
    answer: surchargeRules,
    body: surchargeChange,
  })
  changeRule(who: Caller, id: number, input: Input<typeof surchargeChange>) {
    return this.rules.change(who, id, input);
  }

  @Route(calls.deleteRule, 'Delete a rule that has held in no closed month', { answer: surchargeRules })
  deleteRule(who: Caller, id: number) {
    return this.rules.delete(who, id);
  }

  @Route(calls.kinds, 'What the company counts beside the hours', { answer: z.array(allowanceKind) })
  listKinds(who: Caller) {
    return this.kinds.list(who);
  }

  @Route(calls.addKind, 'A new allowance', { answer: allowanceKind, body: allowanceKindInput })
  addKind(who: Caller, input: Input<typeof allowanceKindInput>) {
    return this.kinds.add(who, input);
  }

  @Route(calls.changeKind, 'Change or archive one', { answer: allowanceKind, body: allowanceKindChange })
  changeKind(who: Caller, id: number, input: Input<typeof allowanceKindChange>) {
    return this.kinds.change(who, id, input);
  }

  @Route(calls.ofMonth, 'Surcharges and allowances of a person in a month', { answer: allowanceMonth })
  ofMonth(who: Caller, user: number, month: string) {
    return this.allowances.ofMonth(who, user, month);
  }

  @Route(calls.book, 'Book an allowance for a day; an admin with a reason for somebody else', {
    answer: bookedAllowance,
    body: allowanceInput,
  })
  book(who: Caller, body: Input) {
    return this.allowances.book(who, body);
  }

  @Route(calls.unbook, 'Delete one', { answer: deleted, body: deletionInput })
  unbook(who: Caller, id: number, body: Input) {
    return this.allowances.unbook(who, id, body);
  }
}

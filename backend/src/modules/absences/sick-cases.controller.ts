import { Controller } from '@nestjs/common';
import { sickCaseCalls } from '@stundenbuch/domain/records/sickcases/calls';
import {
  beginInput,
  correctableSickFromInput,
  endingCases,
  insuranceInput,
  ledSickCase,
  personCases,
  sickCase,
  sickCaseInput,
} from '@stundenbuch/domain/records/sickcases/contract';
import { entry } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { SickFrom } from '../../workflows/absences/sick-from.service.ts';
import { SickCases } from '../../workflows/sickcases/sick-cases.service.ts';

const sickCaseQuery = z.object({ list: z.enum(['open', 'recent'], 'invalid_input').default('open') });

@Controller()
export class SickCasesController {
  constructor(
    private readonly cases: SickCases,
    private readonly sickFrom: SickFrom,
  ) {}

  @Route(sickCaseCalls.cases, 'Cases of sickness whose certificate is open, or of the last four weeks', {
    answer: z.array(sickCase),
    query: sickCaseQuery,
  })
  list(who: Caller, query: Input<typeof sickCaseQuery>) {
    return this.cases.list(who, query.read().list);
  }

  @Route(sickCaseCalls.fallSick, 'Sick from a time on: the absence takes what work leaves of the day', {
    answer: entry,
    body: correctableSickFromInput,
  })
  fallSick(who: Caller, input: Input) {
    return this.sickFrom.enter(who, input);
  }

  @Route(sickCaseCalls.led, 'From and to of the cases that a lead may see', { answer: z.array(ledSickCase) })
  led(who: Caller) {
    return this.cases.led(who);
  }

  @Route(sickCaseCalls.ending, 'How much of what is noted the next month deletes', { answer: endingCases })
  ending(who: Caller) {
    return this.cases.ending(who);
  }

  @Route(sickCaseCalls.ofPerson, 'The cases of sickness of a person', { answer: personCases })
  ofPerson(who: Caller, id: number) {
    return this.cases.ofPerson(who, id);
  }

  @Route(sickCaseCalls.save, 'Note what is known of the certificate of a case', {
    answer: personCases,
    body: sickCaseInput,
  })
  save(who: Caller, id: number, input: Input<typeof sickCaseInput>) {
    return this.cases.save(who, id, input);
  }

  @Route(sickCaseCalls.begin, 'Split a case on a day, or join it with the one before', {
    answer: personCases,
    body: beginInput,
  })
  begin(who: Caller, id: number, input: Input<typeof beginInput>) {
    return this.cases.begin(who, id, input);
  }

  @Route(sickCaseCalls.insure, 'Say how a person is insured', { answer: personCases, body: insuranceInput })
  insure(who: Caller, id: number, input: Input<typeof insuranceInput>) {
    return this.cases.insure(who, id, input);
  }
}

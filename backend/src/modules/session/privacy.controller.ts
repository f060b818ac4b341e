import { Controller, Get } from '@nestjs/common';
import { privacyAccess as calls } from '@stundenbuch/domain/sides/privacy/access';
import { privacyCalls } from '@stundenbuch/domain/sides/privacy/calls';
import { register } from '@stundenbuch/domain/sides/privacy/contract';
import { AnswersFile } from '../../platform/http/answers.ts';
import { PathId, Who } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import { Access, Proof } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { JSON_FILE, PersonExport } from '../../sides/privacy/person-export.service.ts';
import { ProcessingRegister } from '../../sides/privacy/register.service.ts';

@Controller()
export class PrivacyController {
  constructor(
    private readonly people: PersonExport,
    private readonly processing: ProcessingRegister,
  ) {}

  @Get('user/export')
  @Access(calls.ownExport)
  @Proof()
  @AnswersFile(JSON_FILE, 'All that is stored of the caller, without colleagues and secrets')
  own(@Who() who: Caller) {
    return this.people.of(who, who.id);
  }

  @Get('user/:id/export')
  @Access(calls.exportOf)
  @Proof()
  @AnswersFile(JSON_FILE, 'All that is stored of a person of the company')
  ofPerson(@Who() who: Caller, @PathId('id') id: number) {
    return this.people.of(who, id);
  }

  @Route(privacyCalls.register, 'What the company does with people’s data, made of what is on', {
    answer: register,
  })
  register(who: Caller) {
    return this.processing.of(who);
  }
}

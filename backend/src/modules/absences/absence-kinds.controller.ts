import { Controller } from '@nestjs/common';
import { kindCalls } from '@stundenbuch/domain/records/kinds/calls';
import { absenceKind, absenceKindChange, absenceKindInput } from '@stundenbuch/domain/records/kinds/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AbsenceKinds } from '../../records/kinds/absence-kinds.service.ts';

@Controller()
export class AbsenceKindsController {
  constructor(private readonly kinds: AbsenceKinds) {}

  @Route(kindCalls.kinds, "The company's own kinds of absence", { answer: z.array(absenceKind) })
  all(who: Caller) {
    return this.kinds.list(who);
  }

  @Route(kindCalls.kind, 'A kind of absence', { answer: absenceKind })
  one(who: Caller, id: number) {
    return this.kinds.read(who, id);
  }

  @Route(kindCalls.create, 'Create a kind of absence', { answer: absenceKind, body: absenceKindInput })
  create(who: Caller, input: Input<typeof absenceKindInput>) {
    return this.kinds.create(who, input.read());
  }

  @Route(kindCalls.change, 'Change or archive a kind of absence', {
    answer: absenceKind,
    body: absenceKindChange,
  })
  change(who: Caller, id: number, input: Input<typeof absenceKindChange>) {
    return this.kinds.change(who, id, input);
  }
}

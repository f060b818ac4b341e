import { Controller } from '@nestjs/common';
import type { Day } from '@stundenbuch/domain/time/day';
import { id } from '@stundenbuch/domain/wire/fields';
import { dayCalls } from '@stundenbuch/domain/workflows/day/calls';
import {
  applyInput,
  comparedDay,
  repeatedWeek,
  repeatInput,
} from '@stundenbuch/domain/workflows/day/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AppliedDays } from '../../workflows/days/applied-days.service.ts';
import { Days } from '../../workflows/days/days.service.ts';
import { RepeatedWeeks } from '../../workflows/days/repeated-weeks.service.ts';
import { ChangeSets } from '../../workflows/undo/change-sets.service.ts';

const personQuery = z.object({ user: z.coerce.number('invalid_input').pipe(id).optional() });

@Controller()
export class DaysController {
  constructor(
    private readonly days: Days,
    private readonly applied: AppliedDays,
    private readonly weeks: RepeatedWeeks,
    private readonly changes: ChangeSets,
  ) {}

  @Route(
    dayCalls.days,
    'Days beside what they owe, and what repairs them; of others for admins and readers',
    {
      answer: z.array(comparedDay),
      query: personQuery,
    },
  )
  between(who: Caller, from: Day, to: Day, query: Input<typeof personQuery>) {
    return this.days.between(who, query.read().user ?? who.id, from, to);
  }

  @Route(dayCalls.applyToDay, 'Take a proposal of a day: all of it or nothing', {
    answer: comparedDay,
    body: applyInput,
  })
  apply(who: Caller, day: Day, input: Input<typeof applyInput>) {
    return this.applied.apply(who, day, input);
  }

  @Route(dayCalls.repeatWeek, 'Fill the empty days of a week as the week before, or as they are planned', {
    answer: repeatedWeek,
    body: repeatInput,
  })
  repeat(who: Caller, cw: string, input: Input<typeof repeatInput>) {
    return this.changes.created(who, () => this.weeks.repeat(who, cw, input));
  }
}

import { Controller } from '@nestjs/common';
import { yearEndCalls } from '@stundenbuch/domain/workflows/yearend/calls';
import {
  appliedClosing,
  closingFigure,
  closingFigureInput,
  closingInput,
  closingPreview,
  previewInput,
  vacationClosing,
} from '@stundenbuch/domain/workflows/yearend/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { yearIn } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { YearEnds } from '../../workflows/vacation/year-ends.service.ts';

@Controller()
export class YearEndsController {
  constructor(private readonly yearEnds: YearEnds) {}

  @Route(yearEndCalls.yearEnds, 'Years that were closed, the latest first', {
    answer: z.array(vacationClosing),
  })
  all(who: Caller) {
    return this.yearEnds.list(who);
  }

  @Route(yearEndCalls.preview, 'What closing a year does to everybody, and the hash that applying it wants', {
    answer: closingPreview,
    body: previewInput,
  })
  preview(who: Caller, input: Input<typeof previewInput>) {
    return this.yearEnds.preview(who, input.read());
  }

  @Route(yearEndCalls.figure, 'A number of the preview, with the postings that it is the sum of', {
    answer: closingFigure,
    query: closingFigureInput,
  })
  figure(who: Caller, year: string, user: number, query: Input<typeof closingFigureInput>) {
    return this.yearEnds.figure(who, yearIn(year), user, query.read());
  }

  @Route(yearEndCalls.apply, 'Post what the preview said', { answer: appliedClosing, body: closingInput })
  apply(who: Caller, input: Input<typeof closingInput>) {
    return this.yearEnds.apply(who, input.read());
  }

  @Route(yearEndCalls.undo, 'Post the opposite of all that a closing posted', { answer: appliedClosing })
  undo(who: Caller, id: number) {
    return this.yearEnds.undo(who, id);
  }
}

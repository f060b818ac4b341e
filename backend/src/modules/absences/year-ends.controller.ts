import { Controller, Get, Post } from '@nestjs/common';
import { yearEndAccess as calls } from '@stundenbuch/domain/workflows/yearend/access';
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
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, PathYear, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { YearEnds } from '../../workflows/vacation/year-ends.service.ts';

@Controller('vacation/closing')
export class YearEndsController {
  constructor(private readonly yearEnds: YearEnds) {}

  @Get()
  @Access(calls.yearEnds)
  @Answers(z.array(vacationClosing), 'Years that were closed, the latest first')
  all(@Who() who: Caller) {
    return this.yearEnds.list(who);
  }

  @Post('preview')
  @Access(calls.preview)
  @Answers(closingPreview, 'What closing a year does to everybody, and the hash that applying it wants')
  preview(@Who() who: Caller, @Body(previewInput) input: Input<typeof previewInput>) {
    return this.yearEnds.preview(who, input.read());
  }

  @Get('figure/:year/:userId')
  @Access(calls.figure)
  @Answers(closingFigure, 'A number of the preview, with the postings that it is the sum of')
  figure(
    @Who() who: Caller,
    @PathYear('year') year: number,
    @PathId('userId') user: number,
    @Listing(closingFigureInput) query: Input<typeof closingFigureInput>,
  ) {
    return this.yearEnds.figure(who, year, user, query.read());
  }

  @Post()
  @Access(calls.close)
  @Answers(appliedClosing, 'Post what the preview said')
  apply(@Who() who: Caller, @Body(closingInput) input: Input<typeof closingInput>) {
    return this.yearEnds.apply(who, input.read());
  }

  @Post(':id/undo')
  @Access(calls.undo)
  @Answers(appliedClosing, 'Post the opposite of all that a closing posted')
  undo(@Who() who: Caller, @PathId('id') id: number) {
    return this.yearEnds.undo(who, id);
  }
}

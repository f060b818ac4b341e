import { Controller, Get, Param } from '@nestjs/common';
import { sheetCalls as calls } from '@stundenbuch/domain/sheets/access';
import { sheet } from '@stundenbuch/domain/sheets/contract';
import { Answers, AnswersFile } from '../platform/http/answers.ts';
import { PathId, Who } from '../platform/http/params.ts';
import { Access } from '../platform/session/access.guard.ts';
import type { Caller } from '../platform/session/caller.ts';
import { PDF, Sheets } from '../sheets/sheets.service.ts';

@Controller('sheet')
export class SheetsController {
  constructor(private readonly sheets: Sheets) {}

  @Get(':userId/:month')
  @Access(calls.sheet)
  @Answers(sheet, 'The sheet of a month: as it was closed, or as it would be now')
  ofPerson(@Who() who: Caller, @PathId('userId') user: number, @Param('month') month: string) {
    return this.sheets.ofPerson(who, user, month);
  }

  @Get(':userId/:month.pdf')
  @Access(calls.pdf)
  @AnswersFile(PDF, 'The same on an A4 page; of a month that is not closed marked as a draft')
  pdf(@Who() who: Caller, @PathId('userId') user: number, @Param('month') month: string) {
    return this.sheets.pdf(who, user, month);
  }
}

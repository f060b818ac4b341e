import { Controller, Get, Param } from '@nestjs/common';
import { sheetCalls as calls } from '@stundenbuch/domain/sheets/access';
import { sheet } from '@stundenbuch/domain/sheets/contract';
import { Answers } from '../platform/http/answers.ts';
import { PathId, Who } from '../platform/http/params.ts';
import { Access } from '../platform/session/access.guard.ts';
import type { Caller } from '../platform/session/caller.ts';
import { Sheets } from '../sheets/sheets.service.ts';

@Controller('sheet')
export class SheetsController {
  constructor(private readonly sheets: Sheets) {}

  @Get(':userId/:month')
  @Access(calls.sheet)
  @Answers(sheet, 'The sheet of a month: as it was closed, or as it would be now')
  ofPerson(@Who() who: Caller, @PathId('userId') user: number, @Param('month') month: string) {
    return this.sheets.ofPerson(who, user, month);
  }
}

import { Controller, Get, Param, Post } from '@nestjs/common';
import { sheetAccess as calls } from '@stundenbuch/domain/accounts/sheets/access';
import { sheet, sheetCheck, versionInput, zipInput } from '@stundenbuch/domain/accounts/sheets/contract';
import { PDF, Sheets, ZIP } from '../../accounts/sheets/sheets.service.ts';
import { Answers, AnswersFile } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';

type Version = Input<typeof versionInput>;

@Controller('sheet')
export class SheetsController {
  constructor(private readonly sheets: Sheets) {}

  @Get('check/:code')
  @Access(calls.check)
  @Answers(sheetCheck, 'Which sheet has this code, or none')
  check(@Who() who: Caller, @Param('code') code: string) {
    return this.sheets.check(who, code);
  }

  @Get(':userId/:month')
  @Access(calls.sheet)
  @Answers(sheet, 'The sheet of a month: as it was closed, or as it would be now')
  ofPerson(
    @Who() who: Caller,
    @PathId('userId') user: number,
    @Param('month') month: string,
    @Listing(versionInput) query: Version,
  ) {
    return this.sheets.ofPerson(who, user, month, query);
  }

  @Get(':userId/:month.pdf')
  @Access(calls.pdf)
  @AnswersFile(PDF, 'The same on an A4 page; of a month that is not closed marked as a draft')
  pdf(
    @Who() who: Caller,
    @PathId('userId') user: number,
    @Param('month') month: string,
    @Listing(versionInput) query: Version,
  ) {
    return this.sheets.pdf(who, user, month, query);
  }

  @Post('zip')
  @Access(calls.zip)
  @AnswersFile(ZIP, 'The sheets of several months and people, a folder for each month')
  zip(@Who() who: Caller, @Body(zipInput) input: Input<typeof zipInput>) {
    return this.sheets.zip(who, input);
  }
}

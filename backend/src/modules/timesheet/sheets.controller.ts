import { Controller, Get, Param, Post } from '@nestjs/common';
import { sheetAccess as calls } from '@stundenbuch/domain/accounts/sheets/access';
import { sheetCalls } from '@stundenbuch/domain/accounts/sheets/calls';
import { sheet, sheetCheck, versionInput, zipInput } from '@stundenbuch/domain/accounts/sheets/contract';
import { PDF, Sheets, ZIP } from '../../accounts/sheets/sheets.service.ts';
import { AnswersFile } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import { Access, FromStandby } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';

type Version = Input<typeof versionInput>;

@Controller()
export class SheetsController {
  constructor(private readonly sheets: Sheets) {}

  @Route(sheetCalls.check, 'Which sheet has this code, or none', { answer: sheetCheck })
  check(who: Caller, code: string) {
    return this.sheets.check(who, code);
  }

  @Route(sheetCalls.sheet, 'The sheet of a month: as it was closed, or as it would be now', {
    answer: sheet,
    query: versionInput,
  })
  ofPerson(who: Caller, user: number, month: string, query: Version) {
    return this.sheets.ofPerson(who, user, month, query);
  }

  @Get('sheet/:userId/:month.pdf')
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

  @Post('sheet/zip')
  @Access(calls.zip)
  @AnswersFile(ZIP, 'The sheets of several months and people, a folder for each month')
  @FromStandby()
  zip(@Who() who: Caller, @Body(zipInput) input: Input<typeof zipInput>) {
    return this.sheets.zip(who, input);
  }
}

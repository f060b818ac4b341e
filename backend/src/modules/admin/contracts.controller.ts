import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { contractAccess as calls } from '@stundenbuch/domain/day/contracts/access';
import {
  contractChange,
  contractDeletion,
  contractInput,
  contractPreview,
  contractPreviewInput,
  contractRow,
} from '@stundenbuch/domain/day/contracts/contract';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ContractRecords } from '../../workflows/contracts/contract-records.service.ts';
import { Contracts } from '../../workflows/contracts/contracts.service.ts';

@Controller('contract')
export class ContractsController {
  constructor(
    private readonly contracts: Contracts,
    private readonly records: ContractRecords,
  ) {}

  @Get('user/:userId')
  @Access(calls.contracts)
  @Answers(z.array(contractRow), 'The contracts of a person, the newest first')
  ofPerson(@Who() who: Caller, @PathId('userId') user: number) {
    return this.contracts.ofPerson(who, user);
  }

  @Post('preview')
  @Access(calls.preview)
  @Answers(contractPreview, 'What a new, changed (`id`) or deleted (`row` null) contract would change')
  preview(@Who() who: Caller, @Body(contractPreviewInput) input: Input<typeof contractPreviewInput>) {
    return this.records.preview(who, input);
  }

  @Post()
  @Access(calls.create)
  @Answers(contractRow, 'A contract from a day on')
  create(@Who() who: Caller, @Body(contractInput) input: Input<typeof contractInput>) {
    return this.records.create(who, input);
  }

  @Put(':id')
  @Access(calls.change)
  @Answers(contractRow, 'Change a contract, as far as no closed month changes with it')
  change(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(contractChange) input: Input<typeof contractChange>,
  ) {
    return this.records.change(who, id, input);
  }

  @Delete(':id')
  @Access(calls.delete)
  @Answers(deleted, 'Delete a contract, as far as no closed month changes with it')
  delete(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Listing(contractDeletion) query: Input<typeof contractDeletion>,
  ) {
    return this.records.delete(who, id, query);
  }
}

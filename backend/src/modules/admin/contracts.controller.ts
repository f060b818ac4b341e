import { Controller } from '@nestjs/common';
import { contractCalls } from '@stundenbuch/domain/day/contracts/calls';
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
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ContractRecords } from '../../workflows/contracts/contract-records.service.ts';
import { Contracts } from '../../workflows/contracts/contracts.service.ts';

@Controller()
export class ContractsController {
  constructor(
    private readonly contracts: Contracts,
    private readonly records: ContractRecords,
  ) {}

  @Route(contractCalls.contracts, 'The contracts of a person, the newest first', {
    answer: z.array(contractRow),
  })
  ofPerson(who: Caller, user: number) {
    return this.contracts.ofPerson(who, user);
  }

  @Route(contractCalls.preview, 'What a new, changed (`id`) or deleted (`row` null) contract would change', {
    answer: contractPreview,
    body: contractPreviewInput,
  })
  preview(who: Caller, input: Input<typeof contractPreviewInput>) {
    return this.records.preview(who, input);
  }

  @Route(contractCalls.create, 'A contract from a day on', { answer: contractRow, body: contractInput })
  create(who: Caller, input: Input<typeof contractInput>) {
    return this.records.create(who, input);
  }

  @Route(contractCalls.change, 'Change a contract, as far as no closed month changes with it', {
    answer: contractRow,
    body: contractChange,
  })
  change(who: Caller, id: number, input: Input<typeof contractChange>) {
    return this.records.change(who, id, input);
  }

  @Route(contractCalls.delete, 'Delete a contract, as far as no closed month changes with it', {
    answer: deleted,
    query: contractDeletion,
  })
  delete(who: Caller, id: number, query: Input<typeof contractDeletion>) {
    return this.records.delete(who, id, query);
  }
}

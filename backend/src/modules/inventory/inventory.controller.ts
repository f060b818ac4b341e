import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { inventoryAccess as calls } from '@stundenbuch/domain/sides/inventory/access';
import {
  inventoryChange,
  inventoryInput,
  inventoryItem,
  inventoryNotes,
} from '@stundenbuch/domain/sides/inventory/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Inventory } from '../../sides/inventory/inventory.service.ts';
import { inventoryQuery } from '../../sides/inventory/inventory-list.ts';

@Controller('inventory')
export class InventoryController {
  constructor(private readonly inventory: Inventory) {}

  @Get()
  @Access(calls.list)
  @Answers(z.array(inventoryItem), 'Inventory of the company')
  list(@Who() who: Caller, @Listing(inventoryQuery) query: Input<typeof inventoryQuery>) {
    return this.inventory.list(who, query.read());
  }

  @Get(':id')
  @Access(calls.item)
  @Answers(inventoryItem, 'One item of the inventory')
  read(@Who() who: Caller, @PathId('id') id: number) {
    return this.inventory.read(who, id);
  }

  @Post()
  @Access(calls.create)
  @Answers(inventoryItem, 'Create an item')
  create(@Who() who: Caller, @Body(inventoryInput) input: Input<typeof inventoryInput>) {
    return this.inventory.create(who, input.read());
  }

  @Put('notes/:id')
  @Access(calls.updateNotes)
  @Answers(inventoryItem, 'Change the notes of an item')
  changeNotes(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(inventoryNotes) input: Input<typeof inventoryNotes>,
  ) {
    return this.inventory.change(who, id, input);
  }

  @Put(':id')
  @Access(calls.update)
  @Answers(inventoryItem, 'Change an item')
  change(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(inventoryChange) input: Input<typeof inventoryChange>,
  ) {
    return this.inventory.change(who, id, input);
  }

  @Delete(':id')
  @Access(calls.remove)
  @Answers(deleted, 'Delete an item')
  remove(@Who() who: Caller, @PathId('id') id: number) {
    return this.inventory.remove(who, id);
  }
}

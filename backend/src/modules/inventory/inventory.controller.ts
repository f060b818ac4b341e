import { Controller } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { inventoryCalls } from '@stundenbuch/domain/sides/inventory/calls';
import {
  inventoryChange,
  inventoryInput,
  inventoryItem,
  inventoryNotes,
} from '@stundenbuch/domain/sides/inventory/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Inventory } from '../../sides/inventory/inventory.service.ts';
import { inventoryQuery } from '../../sides/inventory/inventory-list.ts';

@Controller()
export class InventoryController {
  constructor(private readonly inventory: Inventory) {}

  @Route(inventoryCalls.list, 'Inventory of the company', {
    answer: z.array(inventoryItem),
    query: inventoryQuery,
  })
  list(who: Caller, query: Input<typeof inventoryQuery>) {
    return this.inventory.list(who, query.read());
  }

  @Route(inventoryCalls.one, 'One item of the inventory', { answer: inventoryItem })
  read(who: Caller, id: number) {
    return this.inventory.read(who, id);
  }

  @Route(inventoryCalls.create, 'Create an item', { answer: inventoryItem, body: inventoryInput })
  create(who: Caller, input: Input<typeof inventoryInput>) {
    return this.inventory.create(who, input.read());
  }

  @Route(inventoryCalls.changeNotes, 'Change the notes of an item', {
    answer: inventoryItem,
    body: inventoryNotes,
  })
  changeNotes(who: Caller, id: number, input: Input<typeof inventoryNotes>) {
    return this.inventory.change(who, id, input);
  }

  @Route(inventoryCalls.change, 'Change an item', { answer: inventoryItem, body: inventoryChange })
  change(who: Caller, id: number, input: Input<typeof inventoryChange>) {
    return this.inventory.change(who, id, input);
  }

  @Route(inventoryCalls.delete, 'Delete an item', { answer: deleted })
  remove(who: Caller, id: number) {
    return this.inventory.remove(who, id);
  }
}

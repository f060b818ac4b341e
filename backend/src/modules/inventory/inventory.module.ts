import { Module } from '@nestjs/common';
import { Inventory } from '../../sides/inventory/inventory.service.ts';
import { InventoryController } from './inventory.controller.ts';

@Module({ controllers: [InventoryController], providers: [Inventory] })
export class InventoryModule {}

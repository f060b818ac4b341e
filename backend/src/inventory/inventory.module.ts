import { Module } from '@nestjs/common';
import { InventoryController } from './inventory.controller.ts';
import { Inventory } from './inventory.service.ts';

@Module({ controllers: [InventoryController], providers: [Inventory] })
export class InventoryModule {}

import { defineEntity, p } from '@mikro-orm/postgresql';

const schema = defineEntity({
  name: 'InventoryItem',
  tableName: 'inventory_items',
  properties: {
    id: p.integer().primary(),
    company: p.integer().name('company_id'),
    name: p.string().length(50),
    manufacture: p.string().length(50).nullable(),
    notes: p.text().nullable(),
    licence_plate: p.string().length(50).nullable(),
    quantity: p.integer().nullable(),
    serial_number: p.string().length(50).nullable(),
    buy_date: p.date().nullable(),
    tuv_date: p.date().nullable(),
    category: p.integer().name('category_id').nullable(),
    version: p.integer().version(),
  },
});

export class InventoryItem extends schema.class {}
schema.setClass(InventoryItem);

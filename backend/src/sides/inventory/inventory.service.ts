import { Injectable } from '@nestjs/common';
import type {
  InventoryChange,
  InventoryInput,
  InventoryNotes,
  InventoryItem as WireItem,
} from '@stundenbuch/domain/sides/inventory/contract';
import { refuseInventory } from '@stundenbuch/domain/sides/inventory/messages';
import { inventoryRefusal } from '@stundenbuch/domain/sides/inventory/rules';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockedOne, readOne } from '../../platform/database/found.ts';
import { list } from '../../platform/database/listing.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Category } from '../company/category.entity.ts';
import { InventoryItem } from './inventory-item.entity.ts';
import { inventoryList } from './inventory-list.ts';

const columns = sql`i.id, i.name, i.manufacture, i.notes, i.licence_plate, i.quantity, i.serial_number, i.buy_date,
  i.tuv_date, i.category_id as category, c.name as category_name, i.version`;
const tables = sql`inventory_items i left join categories c on c.company_id = i.company_id and c.id = i.category_id`;

const conflicts = { inventory_items_category: () => refuseInventory('inventory_category', 'category') };

@Injectable()
export class Inventory {
  constructor(private readonly database: Database) {}

  list(who: Caller, query: ListQuery) {
    const table = sql`inventory_items i`;
    const source = { columns, tables, table, where: sql`i.company_id = ${who.company}` };
    return list<WireItem>(this.database, who, source, inventoryList, query);
  }

  async read(who: Caller, id: number): Promise<WireItem> {
    return readOne<WireItem>(this.database, who, select(who, id));
  }

  create(who: Caller, input: InventoryInput): Promise<WireItem> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      refuseIf(inventoryRefusal({}, { categoryKnown: await isCategory(tx, who, input.category) }));
      return readBack(tx, who, tx.create(InventoryItem, { company: who.company, ...input }));
    });
  }

  /** Also for the notes alone: omitted fields keep their values. */
  change(who: Caller, id: number, body: { read(): InventoryChange | InventoryNotes }): Promise<WireItem> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const item = await lockedOne(tx, InventoryItem, who, id);
      const { version, ...fields }: Partial<InventoryChange> = body.read();
      const categoryKnown = await isCategory(tx, who, fields.category);
      refuseIf(inventoryRefusal({ version }, { categoryKnown, stored: item }));
      Object.assign(item, fields);
      return readBack(tx, who, item);
    });
  }

  remove(who: Caller, id: number): Promise<{ id: number }> {
    return this.database.write(who, async (tx) => {
      tx.remove(await lockedOne(tx, InventoryItem, who, id));
      return { id };
    });
  }
}

/** No category is fine, too. */
async function isCategory(tx: Tx, { company }: Caller, id: number | null | undefined): Promise<boolean> {
  return !id || (await tx.count(Category, { company, id })) === 1;
}

async function readBack(tx: Tx, who: Caller, item: InventoryItem): Promise<WireItem> {
  await tx.flush();
  const [row] = await rowsOf<WireItem>(tx, select(who, item.id));
  return row as WireItem;
}

function select({ company }: Caller, id: number): Sql {
  return sql`select ${columns} from ${tables} where i.company_id = ${company} and i.id = ${id}`;
}

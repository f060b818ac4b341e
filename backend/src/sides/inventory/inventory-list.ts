import type { INVENTORY_COLUMNS } from '@stundenbuch/domain/sides/inventory/contract';
import { type ListShape, queryOf } from '../../platform/database/listing.ts';
import { shownDay } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';

const columns = {
  name: sql`i.name`,
  manufacture: sql`i.manufacture`,
  category_name: sql`c.name`,
  licence_plate: sql`i.licence_plate`,
  serial_number: sql`i.serial_number`,
  quantity: sql`i.quantity`,
  buy_date: sql`i.buy_date`,
  tuv_date: sql`i.tuv_date`,
};

/** How the inventory can be sorted and searched; by default by name. */
export const inventoryList = {
  sortable: columns,
  shown: {
    ...columns,
    quantity: sql`i.quantity::text`,
    tuv_date: shownDay(sql`i.tuv_date`),
    // Only in the exported file.
    buy_date: null,
  },
  order: sql`lower(i.name)`,
  key: sql`i.id`,
} satisfies ListShape<(typeof INVENTORY_COLUMNS)[number]>;

export const inventoryQuery = queryOf(inventoryList);

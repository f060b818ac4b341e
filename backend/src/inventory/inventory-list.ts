import type { INVENTORY_COLUMNS } from '@stundenbuch/domain/inventory/contract';
import { type ListShape, queryOf } from '../platform/database/listing.ts';
import { sql } from '../platform/database/sql.ts';

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

/** How the inventory can be sorted and searched; by name, unless said otherwise. */
export const inventoryList = {
  sortable: columns,
  searched: [
    columns.name,
    columns.manufacture,
    columns.category_name,
    columns.licence_plate,
    columns.serial_number,
    sql`to_char(i.tuv_date, 'DD.MM.YYYY')`,
  ],
  order: sql`lower(i.name)`,
  key: sql`i.id`,
} satisfies ListShape<(typeof INVENTORY_COLUMNS)[number]>;

export const inventoryQuery = queryOf(inventoryList);

import { z } from 'zod';
import { id, MAX_ID, nullableDay, nullableNotes, nullableText, title, version } from '../../wire/fields.ts';

export const NOTES_MAX = 10_000;

const quantity = z.number('inventory_quantity').int().min(0).max(MAX_ID).nullable();

/** Body of POST /inventory: only the name is needed. */
export const inventoryInput = z.object({
  name: title(),
  manufacture: nullableText().default(null),
  notes: nullableNotes(NOTES_MAX).default(null),
  licence_plate: nullableText().default(null),
  quantity: quantity.default(null),
  serial_number: nullableText().default(null),
  buy_date: nullableDay.default(null),
  tuv_date: nullableDay.default(null),
  category: id.nullable().default(null),
});
export type InventoryInput = z.output<typeof inventoryInput>;

/** Body of PUT /inventory/{id}: omitted fields keep their values. */
export const inventoryChange = z.object({
  name: title(),
  manufacture: nullableText().optional(),
  notes: nullableNotes(NOTES_MAX).optional(),
  licence_plate: nullableText().optional(),
  quantity: quantity.optional(),
  serial_number: nullableText().optional(),
  buy_date: nullableDay.optional(),
  tuv_date: nullableDay.optional(),
  category: id.nullable().optional(),
  version,
});
export type InventoryChange = z.output<typeof inventoryChange>;

/** Body of PUT /inventory/notes/{id}. */
export const inventoryNotes = z.object({ notes: nullableNotes(NOTES_MAX), version });
export type InventoryNotes = z.output<typeof inventoryNotes>;

export const inventoryItem = z.object({
  id: z.int(),
  name: z.string(),
  manufacture: z.string().nullable(),
  notes: z.string().nullable(),
  licence_plate: z.string().nullable(),
  quantity: z.int().nullable(),
  serial_number: z.string().nullable(),
  buy_date: z.string().nullable(),
  tuv_date: z.string().nullable(),
  category: z.int().nullable(),
  category_name: z.string().nullable(),
  version: z.int(),
});
export type InventoryItem = z.output<typeof inventoryItem>;

/** Sort keys of the inventory. */
export const INVENTORY_COLUMNS = [
  'name',
  'manufacture',
  'category_name',
  'licence_plate',
  'serial_number',
  'quantity',
  'buy_date',
  'tuv_date',
] as const;

import type { InventoryInput, InventoryItem } from '@stundenbuch/domain/sides/inventory/contract';
import type { Day } from '@stundenbuch/domain/time/day';

/** The form's values. */
export interface ItemValues {
  name: string;
  manufacture: string;
  /** 0 means none. */
  category: number;
  licence_plate: string;
  quantity: number | null;
  serial_number: string;
  buy_date: Day | null;
  tuv_date: Day | null;
  notes: string;
}

export const valuesOf = (item: InventoryItem | null): ItemValues => ({
  name: item?.name ?? '',
  manufacture: item?.manufacture ?? '',
  category: item?.category ?? 0,
  licence_plate: item?.licence_plate ?? '',
  quantity: item?.quantity ?? null,
  serial_number: item?.serial_number ?? '',
  buy_date: item?.buy_date ?? null,
  tuv_date: item?.tuv_date ?? null,
  notes: item?.notes ?? '',
});

export const inputOf = (values: ItemValues): InventoryInput => ({
  ...values,
  category: values.category || null,
});

import { type Day, daysBetween } from '../calendar/day.ts';
import type { Refusal } from '../wire/refusal.ts';
import { refuseInventory as refuse } from './messages.ts';

export interface InventoryFacts {
  /** Whether the category that was sent is one of the company's; true where none was sent. */
  categoryKnown: boolean;
  stored?: { version: number };
}

/** The fields have passed `inventoryInput` or `inventoryChange`. */
export function inventoryRefusal(
  sent: { version?: number | undefined },
  facts: InventoryFacts,
): Refusal | null {
  if (!facts.categoryKnown) return refuse('inventory_category', 'category');
  if (facts.stored && sent.version !== undefined && sent.version !== facts.stored.version)
    return refuse('stale');
  return null;
}

/** So many days before the TÜV date the list begins to remind of it. */
const TUV_NOTICE_DAYS = 30;

export type TuvState = 'overdue' | 'due';

/** On its date an inspection is due, the day after it is overdue. */
export function tuvState(date: Day | null, today: Day): TuvState | null {
  if (!date) return null;
  const left = daysBetween(today, date);
  if (left < 0) return 'overdue';
  return left <= TUV_NOTICE_DAYS ? 'due' : null;
}

import { type Day, daysBetween } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseInventory as refuse } from './messages.ts';

export interface InventoryFacts {
  /** Whether the given category belongs to the company; true where none was given. */
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

/** Days before the TÜV date from which the list reminds of it. */
const TUV_NOTICE_DAYS = 30;

export type TuvState = 'overdue' | 'due';

/** An inspection is due on its date and overdue from the day after. */
export function tuvState(date: Day | null, today: Day): TuvState | null {
  if (!date) return null;
  const left = daysBetween(today, date);
  if (left < 0) return 'overdue';
  return left <= TUV_NOTICE_DAYS ? 'due' : null;
}

import { isAbsence } from '../../records/entries/status.ts';

/** The five groups of 'Stundenübersicht Firmen', in the order of its rows. */
export const FIRM_GROUPS = ['firm1', 'firm2', 'firm3', 'social', 'internal'] as const;
export type FirmGroup = (typeof FIRM_GROUPS)[number];

export interface NumberRange {
  min: number;
  /** Exclusive. */
  below?: number;
  /** Inclusive. */
  max?: number;
}

/** The range of numbers of a group, and the prefix of numbers written as text. */
export const FIRM_RULES: Readonly<Record<FirmGroup, { range: NumberRange; prefix?: string }>> = {
  firm1: { range: { min: 100_000, below: 200_000 }, prefix: '1007' },
  firm2: { range: { min: 200_000, below: 300_000 }, prefix: '1008' },
  firm3: { range: { min: 300_000 } },
  social: { range: { min: 100, max: 200 } },
  internal: { range: { min: 1000, max: 1007 } },
};

/**
 * The value of column C: the code of an absence, else the project's internal id. It is a number unless it is not
 * made of digits alone, or starts with a firm's prefix and has neither 4 nor 6 digits (AMB-58).
 * Examples: '150000' and '1007' are numbers, '1007-12' and '1007150000' are texts of firm 1.
 */
export function bookingNumber(entry: {
  project: number;
  internal_id: string | null;
}): number | string | null {
  if (isAbsence(entry.project)) return entry.project;
  const id = entry.internal_id;
  if (!id) return null;
  const prefixed = /^100[78]/.test(id) && id.length !== 4 && id.length !== 6;
  return /^\d+$/.test(id) && !prefixed ? Number(id) : id;
}

/** The one group of a booking number; null when its hours count in the total only. */
export function firmOf(number: number | string | null): FirmGroup | null {
  return FIRM_GROUPS.find((group) => belongs(number, FIRM_RULES[group])) ?? null;
}

function belongs(number: number | string | null, { range, prefix }: { range: NumberRange; prefix?: string }) {
  if (typeof number === 'string') return prefix !== undefined && number.startsWith(prefix);
  if (number === null || number < range.min) return false;
  return (
    number < (range.below ?? Number.POSITIVE_INFINITY) && number <= (range.max ?? Number.POSITIVE_INFINITY)
  );
}

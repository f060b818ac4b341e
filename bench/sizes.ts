/** Today in every run: the data end here, so they are seeded once. A Friday in the middle of a month. */
export const TODAY = '2026-11-20';

export interface Size {
  employees: number;
  years: number;
  projects: number;
  customers: number;
  /** Companies besides the measured one. */
  others: number;
}

export const sizes = {
  /** About 26 000 entries. */
  S: { employees: 50, years: 1, projects: 30, customers: 20, others: 0 },
  M: { employees: 500, years: 1, projects: 150, customers: 100, others: 0 },
  /** Five years of M, 1.3 million entries. */
  F: { employees: 500, years: 5, projects: 150, customers: 100, others: 0 },
  /** About 13 million entries, and a million of others. */
  L: { employees: 5_000, years: 5, projects: 600, customers: 400, others: 200 },
} satisfies Record<string, Size>;

export type SizeName = keyof typeof sizes;

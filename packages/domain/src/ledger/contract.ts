import { z } from 'zod';
import { STORED_KINDS } from './posting.ts';

/** A person's ledger, as far as the figures need it. */
export const ledgerOnTheWire = z.object({
  begins: z.int(),
  /** Of this year, with extra days and corrections. */
  entitlement: z.number(),
  postings: z.array(
    z.object({ id: z.int(), year: z.int(), day: z.string(), kind: z.enum(STORED_KINDS), days: z.number() }),
  ),
  /** Years of which something expires, each with its deadline. */
  last_days: z.array(z.object({ year: z.int(), day: z.string() })),
  expiring: z.object({ day: z.string(), days: z.number() }).nullable(),
});
export type LedgerOnTheWire = z.output<typeof ledgerOnTheWire>;

import { z } from 'zod';
import { FAULTS } from './chain.ts';

/** What a change holds of a row: its columns, by their names in the database. */
const content = z.record(z.string(), z.unknown()).nullable();

/** One recorded change, as it is shown. */
export const change = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.int().nullable(),
  actor_kind: z.enum(['person', 'admin', 'global', 'terminal', 'system']),
  /** Null for somebody of another company, and after a deletion. */
  actor_name: z.string().nullable(),
  actor_role: z.int().nullable(),
  /** The person where it was done as a lead, else the lead in whose place it was done; absent otherwise (TEAM-15). */
  acting_for: z.int().optional(),
  acting_for_name: z.string().nullable().optional(),
  /** The name of the token with which a program did it. */
  token: z.string().optional(),
  /** Whom it is about. */
  person: z.int().nullable(),
  person_name: z.string().nullable(),
  table: z.string(),
  record: z.int(),
  op: z.enum(['I', 'U', 'D', 'R']),
  before: content,
  after: content,
  reason: z.string().nullable(),
  /** The content was erased after the time for which it must be there. */
  erased: z.boolean(),
  seal: z.int().nullable(),
  /** Of an entry: its day, its code or project, and the name of the project. */
  day: z.string().nullable(),
  project: z.int().nullable(),
  project_name: z.string().nullable(),
  /** Of a setting: which function it belongs to. */
  feature: z.string().nullable(),
  /** The names of records that the content points at, by column and id. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
});
export type Change = z.output<typeof change>;

export const seal = z.object({
  no: z.int(),
  first_id: z.int(),
  last_id: z.int(),
  rows: z.int(),
  prev: z.string(),
  hash: z.string(),
  at: z.iso.datetime(),
});
export type Seal = z.output<typeof seal>;

/** A sheet, entry or posting of a closed month that is not what was sealed. */
const finding = z.object({ person: z.int(), day: z.string(), text: z.string() });
export type SealedFault = z.output<typeof finding>;

/** What looking through all seals has found. */
export const verification = z.object({
  seals: z.int(),
  rows: z.int(),
  /** Recorded since the last seal. */
  unsealed: z.int(),
  /** The hash of the last seal, in which all others are. */
  head: z.string().nullable(),
  sealed_at: z.iso.datetime().nullable(),
  /** The first seal that is wrong, what is wrong with it, and the row where one can be named. */
  wrong: z.object({ seal: z.int(), fault: z.enum(FAULTS), row: z.int().nullable() }).nullable(),
  /** What of closed months is wrong: at most so many, and how many there are. */
  findings: z.array(finding),
  found: z.int(),
});
export type Verification = z.output<typeof verification>;

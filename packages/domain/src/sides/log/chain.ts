import { canonicalJson, type Json } from '../../wire/canonical.ts';

/** The eleven keys of a change that are hashed. */
export interface RecordedChange {
  id: number;
  at: string;
  company: number;
  actor: number | null;
  person: number | null;
  table: string;
  record: number;
  op: string;
  before: Json;
  after: Json;
  reason: string | null;
}

export interface SealedChange extends RecordedChange {
  row_hash: string;
  /** When the content was erased; the hash stays. */
  erased_at: string | null;
}

/** A change of which only the hash is known: enough to recompute its seal. */
export interface HiddenChange {
  id: number;
  row_hash: string;
  hidden: true;
}

export interface ChainLink {
  no: number;
  first_id: number;
  last_id: number;
  rows: number;
  prev: string;
  hash: string;
}

/** Before the first seal. */
export const NO_SEAL = '0'.repeat(64);

/** The least time for which records of working time must be retained (§ 16 Abs. 2 ArbZG, § 17 MiLoG). */
export const LEAST_KEEP_YEARS = 2;

/** What can be wrong with a seal, in the order in which it is asked. */
export const FAULTS = ['missing', 'chain', 'rows', 'content', 'erased', 'hash'] as const;
export type Fault = (typeof FAULTS)[number];

type Sha256 = (text: string) => string;

export interface Checking {
  sha256: Sha256;
  /** The moment of checking, as an ISO text: nothing was erased after it. */
  now: string;
  /** The fewest years for which the company has ever asked to keep what was recorded. */
  keepYears: number;
}

/** The text whose hash a change carries. */
export function canonicalChange(change: RecordedChange): string {
  const { id, at, company, actor, person, table, record, op, before, after, reason } = change;
  return canonicalJson({ id, at, company, actor, person, table, record, op, before, after, reason });
}

export function hashOfSeal(prev: string, rowHashes: readonly string[], sha256: Sha256): string {
  return sha256(prev + rowHashes.join(''));
}

/**
 * What is wrong with a seal that follows `previous`, or null; `rows` are all that name it, in the order of their ids. A row
 * whose content was erased is held against its hash alone, and must have been old enough by then, which was before now.
 */
export function faultOfSeal(
  seal: ChainLink,
  rows: readonly (SealedChange | HiddenChange)[],
  previous: { no: number; hash: string },
  checking: Checking,
): { fault: Fault; row: number | null } | null {
  if (seal.no !== previous.no + 1) return { fault: 'missing', row: null };
  if (seal.prev !== previous.hash) return { fault: 'chain', row: null };
  const ends = [rows.length, rows[0]?.id, rows.at(-1)?.id];
  if (ends.some((end, i) => end !== [seal.rows, seal.first_id, seal.last_id][i]))
    return { fault: 'rows', row: null };
  const { sha256 } = checking;
  for (const row of rows) {
    if ('hidden' in row) continue;
    if (row.erased_at === null && sha256(canonicalChange(row)) !== row.row_hash)
      return { fault: 'content', row: row.id };
    if (row.erased_at !== null && !mayBeErased(row, row.erased_at, checking))
      return { fault: 'erased', row: row.id };
  }
  const hashes = rows.map(({ row_hash }) => row_hash);
  return hashOfSeal(seal.prev, hashes, sha256) === seal.hash ? null : { fault: 'hash', row: null };
}

function mayBeErased(
  { at, before, after, reason }: RecordedChange,
  erasedAt: string,
  checking: Checking,
): boolean {
  return before === null && after === null && reason === null && isErasedInTime(at, erasedAt, checking);
}

/** Whether what is of this moment was old enough when it was erased, which was before now. */
export function isErasedInTime(at: string, erasedAt: string, { now, keepYears }: Checking): boolean {
  const years = Number(erasedAt.slice(0, 4)) - Number(at.slice(0, 4));
  const isOld = years > keepYears || (years === keepYears && erasedAt.slice(4) >= at.slice(4));
  return isOld && erasedAt <= now;
}

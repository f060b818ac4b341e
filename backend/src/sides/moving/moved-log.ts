import { createHash } from 'node:crypto';
import {
  type ChainLink,
  canonicalChange,
  faultOfSeal,
  hashOfSeal,
  NO_SEAL,
  type RecordedChange,
} from '@stundenbuch/domain/sides/log/chain';
import { faultSentence } from '@stundenbuch/domain/sides/log/faults';
import type { FormerSeals } from '@stundenbuch/domain/sides/log/former-seals';
import { ConfigError } from '../../platform/config.ts';
import type { Row } from './renumber-row.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type StoredSeal = ChainLink & { ids: number[]; hashes: string[] };

/** The hash of a change as it stands in the file; null of one whose content was erased: its seal alone has it. */
function hashOfChange(row: Row): string | null {
  if (row.erased_at !== null) return null;
  const { id, at, company_id, actor_id, person_id, table_name, record_id, op, before, after, reason } = row;
  const moment = new Date(String(at)).toISOString();
  const change = {
    id,
    at: moment,
    company: company_id,
    actor: actor_id,
    person: person_id,
    table: table_name,
  };
  return sha256(
    canonicalChange({ ...change, record: record_id, op, before, after, reason } as RecordedChange),
  );
}

/** PostgreSQL writes bytes as `\x12ab`. */
const hexOf = (bytes: string) => bytes.slice(2);

/** The chain of the file, followed from its first seal to its last (decision 0180). */
export class FormerLog {
  private readonly hashes = new Map<number, string | null>();
  private readonly seals = new Map<number, string>();
  private readonly printed: { no: number; hash: string }[] = [];
  private previous = { no: 0, hash: NO_SEAL };

  noteChange(row: Row): void {
    this.hashes.set(row.id as number, hashOfChange(row));
  }

  /** Refuses a seal that is not what its changes say. */
  noteSeal(row: Row): void {
    const seal = row as unknown as StoredSeal;
    const stored = seal.hashes.map(hexOf);
    const other = seal.ids.find((id, at) => {
      const hash = this.hashes.get(id);
      return hash === undefined || (hash !== null && hash !== stored[at]);
    });
    const rows = seal.ids.map((id, at) => ({ id, row_hash: stored[at] as string, hidden: true as const }));
    const checking = { sha256, now: '', keepYears: 0 };
    const fault =
      other === undefined
        ? faultOfSeal(seal, rows, this.previous, checking)
        : ({ fault: 'content', row: other } as const);
    if (fault)
      throw new ConfigError(
        `Der versiegelte Verlauf in der Datei ist verändert: ${faultSentence({ seal: seal.no, ...fault })} In der Datenbank hat sich nichts geändert.`,
      );
    this.previous = seal;
    this.seals.set(seal.no, seal.hash);
  }

  noteSheet(row: Row): void {
    const { seal } = row.data as { seal?: { no: number; hash: string } | null };
    if (seal) this.printed.push(seal);
  }

  /** What stands on stored sheets, as far as the chain of the file has it. */
  former(): FormerSeals {
    const known = this.printed.filter(({ no, hash }) => this.seals.get(no) === hash);
    return Object.fromEntries(known.map(({ no, hash }) => [String(no), hash]));
  }
}

/** The same seals over changes with other numbers: the hashes are others, too. */
export class NewChain {
  private readonly hashes = new Map<number, string | null>();
  private previous = NO_SEAL;

  noteChange(row: Row): void {
    this.hashes.set(row.id as number, hashOfChange(row));
  }

  sealed(row: Row): Row {
    const { ids, hashes, ...seal } = row as unknown as StoredSeal;
    // Of what was erased the hash of before is all there is.
    const renewed = ids.map((id, at) => this.hashes.get(id) ?? hexOf(hashes[at] as string));
    const prev = this.previous;
    this.previous = hashOfSeal(prev, renewed, sha256);
    return { ...seal, ids, prev, hash: this.previous, hashes: renewed.map((hash) => `\\x${hash}`) };
  }
}

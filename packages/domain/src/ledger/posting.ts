import type { Day } from '../calendar/day.ts';

/** What is stored; a mistake is reversed, never changed (LED-01). */
export const STORED_KINDS = ['opening', 'extra', 'correction', 'carried', 'expired', 'paid_out'] as const;
export type StoredKind = (typeof STORED_KINDS)[number];

/** What an admin posts by hand. */
export const MANUAL_KINDS = ['extra', 'correction', 'paid_out'] as const satisfies readonly StoredKind[];

/** The others are derived from contracts, entries and the turn of the year (LED-02, SET-04). */
export const POSTING_KINDS = [...STORED_KINDS, 'entitlement', 'taken', 'not_carried'] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

export const POSTING_LABELS: Readonly<Record<PostingKind, string>> = {
  opening: 'Eröffnung',
  entitlement: 'Anspruch',
  extra: 'Zusatz',
  correction: 'Korrektur',
  carried: 'Übertrag',
  not_carried: 'Nicht übertragen',
  taken: 'Genommen',
  expired: 'Verfallen',
  paid_out: 'Ausgezahlt',
};

export interface StoredPosting {
  id: number;
  /** The bucket: the year from which the days are. */
  year: number;
  day: Day;
  kind: StoredKind;
  days: number;
  text: string | null;
  closing_id: number | null;
  reverses_id: number | null;
}

export interface PostingSource {
  kind: 'entry' | 'contract' | 'closing' | 'notice' | 'posting';
  id: number;
}

export interface Posting {
  day: Day;
  year: number;
  kind: PostingKind;
  days: number;
  text: string;
  /** Of a day that is taken its code: 'Urlaub' or 'Urlaub Vorjahr'. */
  project: number | null;
  source: PostingSource | null;
  /** The law that the posting follows. */
  law: string | null;
}

const LAWS: Readonly<Partial<Record<PostingKind, string>>> = {
  entitlement: '§§ 3 bis 5 BUrlG',
  carried: '§ 7 Abs. 3 BUrlG',
  expired: '§ 7 Abs. 3 BUrlG',
  paid_out: '§ 7 Abs. 4 BUrlG',
};

export const lawOf = (kind: PostingKind): string | null => LAWS[kind] ?? null;

export function ofStored(stored: StoredPosting): Posting {
  const { id, year, day, kind, days, text, closing_id, reverses_id } = stored;
  const source: PostingSource =
    closing_id === null ? { kind: 'posting', id } : { kind: 'closing', id: closing_id };
  const reason = text ?? POSTING_LABELS[kind];
  const words = reverses_id === null ? reason : `Zurückgenommen: ${reason}`;
  return { day, year, kind, days, text: words, project: null, source, law: lawOf(kind) };
}

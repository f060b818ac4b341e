import type { Day } from '../../time/day.ts';
import type { BasePosting } from '../postings/postings.ts';

/** What is stored (LED-01). */
export const STORED_KINDS = ['opening', 'extra', 'correction', 'carried', 'expired', 'paid_out'] as const;
export type StoredKind = (typeof STORED_KINDS)[number];

/** What an admin posts by hand. */
export const MANUAL_KINDS = ['extra', 'correction', 'paid_out'] as const satisfies readonly StoredKind[];

/** The reason of what an admin entered as last year's remainder in a person's form (LED-07). */
export const ENTERED = 'Eingabe Vorjahr';

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

export interface StoredPosting extends BasePosting<StoredKind> {
  /** The bucket: the year from which the days are. */
  year: number;
  /** What is added to the account; negative for what is taken from it. */
  days: number;
  closing_id: number | null;
}

/**
 * What was entered as last year's remainder, and what takes that back. It counts for all days of its year as the opening does,
 * also where it was posted on a later day, because January is closed (SET-20).
 */
export function enteredIds(postings: readonly StoredPosting[]): ReadonlySet<number> {
  const isEntered = ({ kind, text }: StoredPosting) => kind === 'correction' && text === ENTERED;
  const entered = new Set(postings.filter(isEntered).map(({ id }) => id));
  for (const { id, reverses_id } of postings) {
    if (reverses_id !== null && entered.has(reverses_id)) entered.add(id);
  }
  return entered;
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
  /** It says what was there when its year began, on whatever day of it. */
  fromNewYear?: true;
}

const LAWS: Readonly<Partial<Record<PostingKind, string>>> = {
  entitlement: '§§ 3 bis 5 BUrlG',
  carried: '§ 7 Abs. 3 BUrlG',
  expired: '§ 7 Abs. 3 BUrlG',
  paid_out: '§ 7 Abs. 4 BUrlG',
};

export const lawOf = (kind: PostingKind): string | null => LAWS[kind] ?? null;

/** As it is shown: what it counts for is in the figures. */
export function plainPosting({ fromNewYear: _, ...posting }: Posting): Omit<Posting, 'fromNewYear'> {
  return posting;
}

export function ofStored(stored: StoredPosting, entered?: ReadonlySet<number>): Posting {
  const { id, year, day, kind, days, text, closing_id, reverses_id } = stored;
  const source: PostingSource =
    closing_id === null ? { kind: 'posting', id } : { kind: 'closing', id: closing_id };
  const reason = text ?? POSTING_LABELS[kind];
  const words = reverses_id === null ? reason : `Zurückgenommen: ${reason}`;
  const posting = { day, year, kind, days, text: words, project: null, source, law: lawOf(kind) };
  return kind === 'opening' || entered?.has(id) ? { ...posting, fromNewYear: true } : posting;
}

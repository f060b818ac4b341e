import type { Day } from '../../time/day.ts';
import { canonicalJson, type Json } from '../../wire/canonical.ts';
import type { TimePostingKind } from '../overtime/postings.ts';

/** What the law says of a day, and the reason that was given for it. */
export interface SheetNote {
  code: string;
  text: string;
  reason: string | null;
}

/** A change by somebody else. */
export interface SheetCorrection {
  by: string;
  /** The day in Germany on which it was made. */
  on: Day;
  reason: string | null;
}

/** A calendar day; minutes throughout. */
export interface SheetRow {
  day: Day;
  /** 'hh:mm' of the working time. */
  start: string | null;
  end: string | null;
  break: number | null;
  /** Of the working time, without its breaks. */
  worked: number;
  /** What counts for the day: work, and absences that are credited. */
  credited: number;
  target: number;
  /** What the day adds to the account; null of a day that has not counted yet. */
  difference: number | null;
  /** 'Urlaub (Vormittag)', 'Karfreitag (arbeitsfrei)': what the day is besides its working time. */
  kind: string;
  /** Only said of a day before the person's days count. */
  recorded?: false;
  notes: SheetNote[];
  corrections: SheetCorrection[];
}

export interface SheetContract {
  from: Day;
  /** Null while nothing ends it. */
  to: Day | null;
  weeklyhours: number;
  /** Of the weekdays, Monday first. */
  minutes: number[];
  vacation: number;
  place: string | null;
}

export interface SheetPosting {
  day: Day;
  kind: TimePostingKind;
  minutes: number;
  text: string;
}

/** The time account in the month, in minutes. */
export interface SheetAccount {
  opening: number;
  difference: number;
  posted: number;
  closing: number;
  postings: SheetPosting[];
}

/** The vacation account at the end of the month, in days. */
export interface SheetVacation {
  entitlement: number;
  last_year: number;
  last_year_taken: number;
  taken: number;
  planned: number;
  open: number;
}

export interface SheetSums {
  break: number;
  worked: number;
  credited: number;
  target: number;
  difference: number;
}

/**
 * The sheet of a person's month (MON-07): what is stored at closing, hashed and printed. It holds names and sentences instead
 * of ids, so that nothing that changes later changes it.
 */
export interface SheetData {
  /** Of these fields, so that older sheets can be read after they change. */
  format: 1;
  company: { id: number; name: string };
  person: { id: number; first_name: string; name: string; personnel_number: string | null };
  /** Of work, with its Land, which decides the holidays. */
  place: string | null;
  /** 'yyyy-mm' */
  month: string;
  version: number;
  contracts: SheetContract[];
  rows: SheetRow[];
  sums: SheetSums;
  /** Null where the company has no time accounts. */
  account: SheetAccount | null;
  /** Null where the company has no absences. */
  vacation: SheetVacation | null;
  /** The head of the log's seals when the sheet was made. */
  seal: { no: number; hash: string } | null;
}

const CODE_DIGITS = 16;

/** What is printed of the hash, and typed to recognise a sheet. */
export const sheetCode = (sha256: string): string => sha256.slice(0, CODE_DIGITS);

/** The text whose sha256 identifies a sheet (MON-08). */
export function sheetText(data: SheetData): string {
  return canonicalJson(data as unknown as Json);
}

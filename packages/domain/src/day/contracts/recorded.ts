import { type Day, latest } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { notEmployed, refuseContract as refuse } from './messages.ts';

/** Of a person, where the company has a calendar: whether days count at all, and from which on (START-02). */
export interface Recording {
  records?: boolean | undefined;
  /** Null for everybody who was there before such days were asked for: from the beginning. */
  records_from?: Day | null | undefined;
  /** 'Eintritt'; a time line says itself when somebody is employed. */
  worker_since?: Day | null | undefined;
  contracts?: object | undefined;
}

/** Of a record on the wire. */
export const recordingOf = (person: Recording | null | undefined): Omit<Recording, 'contracts'> => ({
  records: person?.records,
  records_from: person?.records_from,
  worker_since: person?.worker_since,
});

/** The first day that counts, null where all do. What a feature counts begins with it all the same (SET-31). */
export function startOf({ records_from, worker_since, contracts }: Recording): Day | null {
  if (!records_from) return null;
  return contracts || !worker_since ? records_from : latest(records_from, worker_since);
}

/** Whether the day can owe anything, be missing, and count in an account. */
export function isRecorded(facts: Recording, day: Day): boolean {
  return facts.records !== false && day >= (startOf(facts) ?? day);
}

/** What a rule asks of the day of an entry. */
export interface Recordable {
  /** With contracts alone somebody may not be. */
  employed?: boolean;
  records?: boolean | undefined;
  start?: Day | null;
}

/** Why nothing is recorded or requested on a day, by the person; the office may before the beginning (START-02, SET-34). */
export function recordableRefusal(
  day: Day,
  { employed, records, start }: Recordable,
  field?: string,
): Refusal | null {
  if (records === false) return refuse('not_recorded', field);
  if (employed === false) return notEmployed(day, field);
  return start && day < start ? refuse('before_recording', field, { date: formatDay(start) }) : null;
}

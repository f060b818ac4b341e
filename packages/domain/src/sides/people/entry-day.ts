import { refuseOffice } from '../../day/office/messages.ts';
import { REASON } from '../../day/office/rules.ts';
import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseAdmin } from './messages.ts';
import { type RecordingInput, startRefusal } from './recording.ts';

export interface EntryFacts {
  /** Whether the person gets a first contract: it begins with the entry. */
  hasContract: boolean;
  worker_since: Day | null | undefined;
  /** Whether the call says what the first contract is like; forms that knew no contracts do not. */
  saysContract: boolean;
}

/** Nobody's contract begins in 1900 because a field was left empty (SET-22). The form asks the same. */
export function entryRefusal({ hasContract, worker_since, saysContract }: EntryFacts): Refusal | null {
  return hasContract && saysContract && !worker_since ? refuseAdmin('fields_missing', 'worker_since') : null;
}

/** A call that knows of no contracts, like those of 1.3.4, begins today: that is seen on the person's page and can be put right. */
export function entryOf({ hasContract, worker_since }: EntryFacts, today: Day): Day | null {
  return worker_since ?? (hasContract ? today : null);
}

/** The form of somebody new asks from when on is recorded; a call that says nothing gets what is proposed (SET-30). */
export function newStartRefusal(
  records_from: Day | null,
  facts: Parameters<typeof startRefusal>[2],
): Refusal | null {
  return records_from
    ? startRefusal(records_from, null, facts)
    : refuseAdmin('fields_missing', 'records_from');
}

/** Of somebody who is there another day needs a reason, and a day that was given is not taken away (START-02). */
export function changedStartRefusal(
  sent: RecordingInput | null,
  stored: { records_from?: Day | null | undefined },
  reason: string,
): Refusal | null {
  if (!sent) return null;
  if (sent.records_from === null && stored.records_from) return refuseAdmin('fields_missing', 'records_from');
  return reason.trim().length < REASON.min ? refuseOffice('correction_reason', 'reason') : null;
}

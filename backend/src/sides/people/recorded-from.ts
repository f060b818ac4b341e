import { ownContractRefusal } from '@stundenbuch/domain/day/contracts/changes';
import { refuseContract } from '@stundenbuch/domain/day/contracts/messages';
import {
  type ChangedDays,
  daysRecordedOtherwise,
  lockedStartRefusal,
  proposedStart,
  recordingChange,
  recordingInput,
  recordsOfNew,
  startRefusal,
} from '@stundenbuch/domain/sides/people/recording';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import { type ChangeFacts, hasCalendar, hasContracts, type WorkerFacts } from './worker-facts.ts';

export interface Recording {
  records: boolean;
  records_from: Day | null;
}

interface NewPerson {
  role: number;
  worker_since: Day | null;
}

/** Without a day, and always where there is no calendar, what is stored is what a call of the last release gets. */
export function recordingOfNew(
  known: WorkerFacts,
  body: Input,
  { role, worker_since: entry }: NewPerson,
  today: Day,
): Recording {
  if (!hasCalendar(known)) return { records_from: null, records: recordsOfNew(undefined, role) };
  const input = body.readBy(recordingInput);
  const facts = { company: known.records_from, entry, today };
  if (input.records_from) refuseIf(startRefusal(input.records_from, null, facts));
  return {
    records_from: input.records_from ?? proposedStart(facts),
    records: recordsOfNew(input.records, role),
  };
}

export interface RecordingChange {
  value: Recording;
  reason: string | undefined;
  /** Whose entries are stored with other figures; null where nothing was or will be recorded: they stay as they are. */
  days: ChangedDays | null;
}

/** What another day, or being recorded at all, changes of a person; null where it is as it was. */
export function recordingOfChanged(
  { who, person, known, today }: ChangeFacts,
  body: Input,
  sent: { worker_since?: Day | null | undefined; weeklyhours?: number | null | undefined },
): RecordingChange | null {
  if (!hasCalendar(known)) return null;
  const { reason, ...input } = body.readBy(recordingChange);
  const before = { records: person.records, records_from: person.records_from ?? null };
  const facts = {
    company: known.records_from,
    entry: sent.worker_since ?? person.worker_since ?? null,
    today,
  };
  const records = input.records ?? before.records;
  const begins = records && !before.records;
  // What was not recorded until today does not become missing.
  const records_from = input.records_from ?? (begins ? proposedStart(facts) : before.records_from);
  if (input.records_from !== undefined)
    refuseIf(startRefusal(input.records_from, before.records_from, facts));
  if (records === before.records && records_from === before.records_from) return null;
  if (begins && hasContracts(known) && !known.contracted && !((sent.weeklyhours ?? 0) > 0))
    throw new Refused(refuseContract('contract_hours', 'weeklyhours'));
  const value = { records, records_from };
  const days = daysRecordedOtherwise(before, value);
  refuseIf(ownContractRefusal({ own: person.id === who.id, otherAdmins: known.otherAdmins }));
  refuseIf(lockedStartRefusal(days, known.closed));
  return { value, reason, days: before.records && records ? days : null };
}

import { columnRefusal } from '@stundenbuch/domain/day/contracts/columns';
import { refuseOffice } from '@stundenbuch/domain/day/office/messages';
import { isTypedVacation, type WorkerChange } from '@stundenbuch/domain/sides/people/contract';
import type { LawPersonInput } from '@stundenbuch/domain/sides/people/law-person';
import {
  changeableFields,
  globalAdminRefusal,
  loginNameRefusal,
  ownRightsRefusal,
  roleAfter,
  workerRefusal,
} from '@stundenbuch/domain/sides/people/rules';
import { profileInput } from '@stundenbuch/domain/sides/session/contract';
import { yearOf } from '@stundenbuch/domain/time/day';
import { refuseWire, staleRefusal } from '@stundenbuch/domain/wire/messages';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { User } from '../../platform/user.entity.ts';
import { lawPersonOf } from './law-person.ts';
import { type RecordingChange, recordingOfChanged } from './recorded-from.ts';
import { type ChangeFacts, hasContracts } from './worker-facts.ts';

export interface PersonChange {
  values: Partial<User>;
  recording: RecordingChange | null;
  /** For when the person is stored: only the database knows whether the e-mail is taken, and that comes first. */
  late: Refusal | null;
}

/** What the caller may send; `rest` is what is left of last year's vacation, where something is sent of it. */
export function sentChange(
  who: ChangeFacts['who'],
  person: Pick<User, 'id'>,
  body: Input,
  rest: number | null,
): WorkerChange {
  const fields = changeableFields(who, person.id === who.id);
  if (!fields) throw new Refused(refuseWire('forbidden'));
  const sent = isRestAsRead(body, rest) ? body.without('vacation_lastyear') : body;
  const change: WorkerChange = sent.readBy(fields);
  if (change.confirm_vacation_lastyear && rest !== null) change.vacation_lastyear ??= rest;
  return change;
}

/** What the change comes to. The rules stand in the order in which they refuse. */
export function changedPerson(facts: ChangeFacts, body: Input, change: WorkerChange): PersonChange {
  const { who, person, known, today } = facts;
  const own = person.id === who.id;
  const isCompanys = changeableFields(who, own) !== profileInput;
  refuseIf(workerRefusal(change.job, known));
  refuseIf(loginNameRefusal(change.email, known.shortName, person.email));
  if (hasContracts(known) && known.contracted) refuseIf(columnRefusal(columnsOf(person), change));
  const law = isCompanys ? lawPersonOf(known, body, today) : {};
  const recording = isCompanys ? recordingOfChanged(facts, body, change) : null;
  if (recording && !recording.reason) throw new Refused(refuseOffice('correction_reason', 'reason'));
  const rights = own ? ownRightsRefusal(person, change) : globalAdminRefusal(who, person, change);
  return {
    values: { ...valuesOf(facts, { ...change, ...law }), ...recording?.value },
    recording,
    late: rights ?? staleRefusal(person.version, change.version),
  };
}

/**
 * Sent back with the whole record as it was read it changes nothing: a computed rest does not become an entered one.
 * It may be more than can be typed (60, 90), and is then recognized by itself.
 */
function isRestAsRead(body: Input, rest: number | null): boolean {
  const sent = body.field('vacation_lastyear');
  if (typeof sent !== 'number' || sent !== rest) return false;
  return body.has('vacation_lastyear_provisional') || !isTypedVacation(sent);
}

function valuesOf(
  { person, today }: ChangeFacts,
  {
    version: _,
    confirm_vacation_lastyear: __,
    role,
    setAdmin,
    active,
    ...fields
  }: WorkerChange & LawPersonInput,
): Partial<User> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    role: roleAfter(person.role, { role, setAdmin }),
    ...(active !== undefined && { active: Boolean(active) }),
    ...(fields.vacation_lastyear !== undefined && { vacation_lastyear_entered_in: yearOf(today) }),
  };
}

const columnsOf = ({ weeklyhours, working_days, worker_since, vacation }: ChangeFacts['person']) => ({
  weeklyhours: weeklyhours ?? null,
  working_days: working_days ?? null,
  worker_since: worker_since ?? null,
  vacation,
});

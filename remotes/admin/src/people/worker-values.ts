import { hasFeatures } from '@stundenbuch/domain/access/access';
import { lawParts } from '@stundenbuch/domain/accounts/lawguide/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import { ledgerAccess } from '@stundenbuch/domain/accounts/vacation/access';
import { calendarAccess } from '@stundenbuch/domain/day/calendar/access';
import { contractAccess } from '@stundenbuch/domain/day/contracts/access';
import { DEFAULT_WORKING_DAYS } from '@stundenbuch/domain/day/contracts/plain-week';
import { openingMinutes } from '@stundenbuch/domain/sides/people/openings';
import type { RecordingInput } from '@stundenbuch/domain/sides/people/recording';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Worker } from '../shared/admin.api.ts';
import { minutesOf } from '../shared/weekday-texts.ts';

/** The form's values. */
export interface WorkerValues {
  first_name: string;
  name: string;
  email: string;
  job: number | null;
  personnelNumber: string;
  weeklyhours: number | null;
  worker_since: Day | null;
  working_days: string;
  /** As typed, 'h:mm', where there are contracts; null: equal days. */
  minutes: readonly string[] | null;
  place_id: number | null;
  vacation: number | null;
  vacation_lastyear: number | null;
  /** Turns the computed remainder of last year into an entered one. */
  confirmLastYear: boolean;
  /** Where the company has the working-time guide. */
  birth_date: Day | null;
  milog: boolean;
  active: boolean;
  setAdmin: boolean;
  /** Where the company has a calendar. */
  records_from: Day | null;
  /** Of an admin: 'erfasst selbst'. */
  records: boolean;
  /** As typed, '±h:mm'. */
  opening_minutes: string;
  vacation_taken: number | null;
  /** Why another day is typed for somebody who is there. */
  reason: string;
}

export const NEW_WORKER: WorkerValues = {
  first_name: '',
  name: '',
  email: '',
  job: null,
  personnelNumber: '',
  weeklyhours: 20,
  worker_since: null,
  working_days: DEFAULT_WORKING_DAYS,
  minutes: null,
  place_id: null,
  vacation: 25,
  vacation_lastyear: 0,
  confirmLastYear: false,
  birth_date: null,
  milog: false,
  active: true,
  setAdmin: false,
  records_from: null,
  records: false,
  opening_minutes: '',
  vacation_taken: null,
  reason: '',
};

/** With contracts a person begins with a first row; twenty hours on five days, unless it is changed. */
export const NEW_WORKER_WITH_CONTRACT: WorkerValues = {
  ...NEW_WORKER,
  minutes: ['4:00', '4:00', '4:00', '4:00', '4:00', '0:00', '0:00'],
};

export function valuesOf(worker: Worker): WorkerValues {
  const { first_name, name, email, job, weeklyhours, worker_since, vacation, vacation_lastyear } = worker;
  return {
    first_name,
    name,
    email,
    job,
    weeklyhours,
    worker_since,
    vacation,
    vacation_lastyear,
    personnelNumber: worker.personnelNumber ?? '',
    working_days: worker.working_days ?? DEFAULT_WORKING_DAYS,
    minutes: null,
    place_id: null,
    confirmLastYear: false,
    birth_date: worker.birth_date ?? null,
    milog: worker.milog ?? false,
    active: worker.active === 1,
    setAdmin: worker.setAdmin === 1,
    records_from: worker.records_from ?? null,
    records: worker.records ?? true,
    opening_minutes: '',
    vacation_taken: null,
    reason: '',
  };
}

/** What the company has switched on that adds fields. */
export interface Switched {
  contracts?: boolean;
  law?: boolean;
  /** The calendar: from when on, and whether, something is recorded. */
  records?: boolean;
  ledger?: boolean;
  overtime?: boolean;
}

export const switchedOn = (features: readonly string[] = []): Required<Switched> => ({
  contracts: hasFeatures(contractAccess.contracts, features),
  law: hasFeatures(lawParts.person, features),
  records: hasFeatures(calendarAccess.year, features),
  ledger: hasFeatures(ledgerAccess.ledger, features),
  overtime: hasFeatures(overtimeAccess.current, features),
});

/** Of a new admin nothing is recorded until it is ticked (START-04). */
export const isRecorded = ({ setAdmin, records }: Pick<WorkerValues, 'setAdmin' | 'records'>) =>
  records || !setAdmin;

/** Body of POST /user. With contracts it includes the first row of the time line, with accounts what they begin with. */
export function inputOf(values: WorkerValues, on: Switched = {}) {
  const { confirmLastYear: _, minutes, place_id, birth_date, milog, ...others } = values;
  const { records_from, records, opening_minutes, vacation_taken, reason: __, ...fields } = others;
  const person = on.law ? { ...fields, birth_date, milog } : fields;
  if (on.records && !isRecorded(values)) return { ...person, worker_since: null, records };
  return {
    ...person,
    ...(minutes && { minutes: minutesOf(minutes), place_id }),
    ...(on.records && { records_from, ...(values.setAdmin && { records }) }),
    ...(on.overtime && { opening_minutes: openingMinutes(opening_minutes) }),
    ...(on.ledger && {
      vacation_taken: vacation_taken ?? 0,
      vacation_lastyear: fields.vacation_lastyear ?? 0,
    }),
  };
}

/**
 * Body of PUT /user/{id}. Sending last year's vacation marks it as entered, so it is only sent if somebody has typed another
 * number: a computed one may exceed the limit for typed ones. One's own switches are never sent.
 */
export function changeOf(values: WorkerValues, worker: Worker, own: boolean, on: Switched = {}) {
  const { confirmLastYear, active, setAdmin, vacation_lastyear, first_name, name, email } = values;
  const { job, personnelNumber, birth_date, milog, weeklyhours, working_days, vacation, worker_since } =
    values;
  const contract = on.contracts ? {} : { weeklyhours, working_days, vacation, worker_since };
  const person = { first_name, name, email, job, personnelNumber };
  const fields = {
    ...person,
    ...contract,
    ...(on.law && { birth_date, milog }),
    ...(on.records && startOf(values, worker, on)),
  };
  const typed = vacation_lastyear !== worker.vacation_lastyear;
  const confirmed = confirmLastYear ? { confirm_vacation_lastyear: 1 } : {};
  const lastYear = typed ? { vacation_lastyear } : confirmed;
  const switches = own ? {} : { active, setAdmin };
  return { ...fields, ...lastYear, ...switches, version: worker.version };
}

/** What is another than it was, in the fields of POST /user/{id}/recording; null where nothing is. */
export function recordingOf({ records_from, records }: WorkerValues, worker: Worker): RecordingInput | null {
  const isOther = records_from !== (worker.records_from ?? null);
  const isSwitched = records !== (worker.records ?? true);
  if (!isOther && !isSwitched) return null;
  return { ...(isOther && { records_from }), ...(isSwitched && { records }) };
}

/** The same with why, and for who begins to be recorded the hours of the first contract. */
function startOf(values: WorkerValues, worker: Worker, on: Switched) {
  const changes = recordingOf(values, worker);
  if (!changes) return {};
  const { reason, weeklyhours } = values;
  return {
    ...changes,
    ...(reason.trim() && { reason }),
    ...(on.contracts && changes.records && { weeklyhours }),
  };
}

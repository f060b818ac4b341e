import type { Day } from '@stundenbuch/domain/calendar/day';
import { DEFAULT_WORKING_DAYS } from '@stundenbuch/domain/timesheet/daily-hours';
import type { Worker } from './admin.api.ts';
import { minutesOf } from './weekday-texts.ts';

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
};

/** With contracts a person begins with a first row; twenty hours on five days, unless it is changed. */
export const NEW_WORKER_WITH_CONTRACT: WorkerValues = {
  ...NEW_WORKER,
  minutes: ['4:00', '4:00', '4:00', '4:00', '4:00', '0:00', '0:00'],
};

export function valuesOf(worker: Worker): WorkerValues {
  const { first_name, name, email, job, weeklyhours, worker_since, vacation, vacation_lastyear } = worker;
  return {
    ...{ first_name, name, email, job, weeklyhours, worker_since, vacation, vacation_lastyear },
    personnelNumber: worker.personnelNumber ?? '',
    working_days: worker.working_days ?? DEFAULT_WORKING_DAYS,
    minutes: null,
    place_id: null,
    confirmLastYear: false,
    birth_date: worker.birth_date ?? null,
    milog: worker.milog ?? false,
    active: worker.active === 1,
    setAdmin: worker.setAdmin === 1,
  };
}

/** What the company has switched on that adds fields. */
interface Switched {
  contracts?: boolean;
  law?: boolean;
}

/** Body of POST /user. With contracts it includes the first row of the time line. */
export function inputOf(values: WorkerValues, { law = false }: Switched = {}) {
  const { confirmLastYear: _, minutes, place_id, birth_date, milog, ...others } = values;
  const person = law ? { ...others, birth_date, milog } : others;
  return minutes ? { ...person, minutes: minutesOf(minutes), place_id } : person;
}

/**
 * Body of PUT /user/{id}. Sending last year's vacation marks it as entered, so it is only sent if somebody has typed another
 * number: a computed one may exceed the limit for typed ones. One's own switches are never sent.
 */
export function changeOf(values: WorkerValues, worker: Worker, own: boolean, on: Switched = {}) {
  const { confirmLastYear, active, setAdmin, vacation_lastyear, minutes: _, place_id: __, ...all } = values;
  const { birth_date, milog, ...rest } = all;
  const { weeklyhours, working_days, vacation, worker_since, ...person } = rest;
  const contract = on.contracts ? {} : { weeklyhours, working_days, vacation, worker_since };
  const fields = { ...person, ...contract, ...(on.law && { birth_date, milog }) };
  const typed = vacation_lastyear !== worker.vacation_lastyear;
  const confirmed = confirmLastYear ? { confirm_vacation_lastyear: 1 } : {};
  const lastYear = typed ? { vacation_lastyear } : confirmed;
  const switches = own ? {} : { active, setAdmin };
  return { ...fields, ...lastYear, ...switches, version: worker.version };
}

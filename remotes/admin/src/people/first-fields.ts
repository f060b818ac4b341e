import type { FormState } from '@stundenbuch/web/form';
import type { Worker } from '../shared/admin.api.ts';
import type { Switched, WorkerValues } from './worker-values.ts';

/** Asked by the form itself, which then knows which of its fields are shown. */
export const firstFields = ({ field }: FormState<WorkerValues>) => ({
  worker_since: field('worker_since'),
  records_from: field('records_from'),
  weeklyhours: field('weeklyhours'),
  working_days: field('working_days'),
  minutes: field('minutes'),
  place_id: field('place_id'),
});

export type FirstFields = ReturnType<typeof firstFields>;

/** What the accounts begin with, each where the company keeps it. */
export const openingFields = ({ field }: FormState<WorkerValues>, on: Switched) => ({
  account: on.overtime ? field('opening_minutes') : null,
  vacation: on.ledger ? { lastYear: field('vacation_lastyear'), taken: field('vacation_taken') } : null,
});

/** Of somebody who is there. */
export const recordingFields = (
  { field, values }: FormState<WorkerValues>,
  worker: Worker,
  on: Switched,
) => ({
  records_from: field('records_from'),
  records: field('records'),
  reason: field('reason'),
  weeklyhours: on.contracts && values.records && worker.records === false ? field('weeklyhours') : null,
});

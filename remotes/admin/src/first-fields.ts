import type { FormState } from '@stundenbuch/web/form';
import type { WorkerValues } from './worker-values.ts';

/** Asked by the form itself, which then knows which of its fields are shown. */
export const firstFields = ({ field }: FormState<WorkerValues>) => ({
  worker_since: field('worker_since'),
  weeklyhours: field('weeklyhours'),
  working_days: field('working_days'),
  minutes: field('minutes'),
  place_id: field('place_id'),
});

export type FirstFields = ReturnType<typeof firstFields>;

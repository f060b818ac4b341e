import type { Call } from './refusal-calls.ts';

/** Twice the same rate of the same job. */
export const BUDGET_CALLS: Record<string, Call | Call[]> = {
  rate_taken: Array.from(
    { length: 2 },
    (): Call => [
      'chef',
      'POST',
      '/project/hourlyrate',
      { job: 20_001, project: 1001, hourly_rate: 50, valid_from: '2026-03-01' },
    ],
  ),
};

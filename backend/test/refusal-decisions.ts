import type { Call } from './refusal-calls.ts';

const rule = (body: object): Call => [
  'olga',
  'POST',
  '/staffing',
  { weekdays: '1000000', minimum: 1, ...body },
];

/** In company 2: an absence that nobody has decided there, and rules of how many have to be there. */
export const ofDecisions = (decided: number): Record<string, Call | Call[]> => ({
  undo_too_late: ['olga', 'PUT', `/timesheet/absence/reopen/${decided}`],
  staffing_group: rule({ job: 4711 }),
  staffing_weekdays: rule({ weekdays: '0000000' }),
  staffing_minimum: rule({ minimum: 0 }),
  staffing_taken: [rule({}), rule({})],
});

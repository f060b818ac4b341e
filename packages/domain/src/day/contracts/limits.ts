/** What a contract may say. */
export const CONTRACT = {
  from: { min: '2012-01-01', max: '2030-01-01' },
  /** The contract that somebody had when the time lines began: in force from the beginning. */
  beginning: '1900-01-01',
  vacation: { max: 50, step: 0.5 },
  hours: 168,
  note: 255,
} as const;

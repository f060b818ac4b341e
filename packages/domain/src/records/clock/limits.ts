/** A clock that has run for so many hours was forgotten. */
export const FORGOTTEN_HOURS = { default: 16, min: 10, max: 24 } as const;

export const CORRECTION_REASON = { min: 5, max: 255 } as const;

export const CLOCK = 'clock';

/** Whether working times of the company may begin at any minute, and on Sundays (CLK-03). */
export const hasMinutes = (features: readonly string[] | undefined): boolean =>
  features?.includes(CLOCK) ?? false;

/** What people type at a terminal. */
export const PIN_LENGTH = 6;
export const TERMINAL_NUMBER_MAX = 12;
export const TERMINAL_NAME_MAX = 40;

/** What a terminal sends instead of a session. */
export const TERMINAL_HEADER = 'terminal';

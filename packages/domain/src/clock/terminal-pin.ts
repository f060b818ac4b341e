import type { Refusal } from '../wire/refusal.ts';
import { PIN_LENGTH } from './limits.ts';
import { refuseClock } from './messages.ts';

export const PIN_PATTERN = new RegExp(`^\\d{${PIN_LENGTH}}$`);

/** The rule of the schema, without its library. */
export const pinRefusal = ({ pin }: { pin: string }): Refusal | null =>
  PIN_PATTERN.test(pin) ? null : refuseClock('terminal_pin', 'pin');

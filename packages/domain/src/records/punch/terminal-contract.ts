import { z } from 'zod';
import { id, required, title } from '../../wire/fields.ts';
import { missingBreakInput, tapInput } from './contract.ts';
import { isSimplePin, PIN_PATTERN, TERMINAL_NAME_MAX, TERMINAL_NUMBER_MAX } from './limits.ts';
import { PUNCH_STATES, PUNCHES } from './state.ts';

const pin = z.string(required('terminal_pin', 'terminal_pin')).regex(PIN_PATTERN);

/** Body of POST /clock/terminal. */
export const terminalInput = z.object({ name: title(TERMINAL_NAME_MAX) });

/** A tablet at a door, as admins see it. */
export const terminal = z.object({
  id,
  name: z.string(),
  created_at: z.string(),
  revoked_at: z.string().nullable(),
  /** By somebody with a right PIN, give or take an hour; null where nobody has. */
  used_at: z.string().nullable(),
});
export type Terminal = z.output<typeof terminal>;

/** The code that the tablet sends from now on, told once. */
export const madeTerminal = z.object({ id, name: z.string(), code: z.string() });
export type MadeTerminal = z.output<typeof madeTerminal>;

/** Body of PUT /clock/pin and /clock/pin/{userId}. */
export const pinInput = z.object({
  // Where one is set; those of before stay good at a terminal.
  pin: pin.refine((value) => !PIN_PATTERN.test(value) || !isSimplePin(value), 'terminal_pin_simple'),
});

/** What identifies the person at a terminal; the number is null where the personnel number does not work there. */
export const pinState = z.object({ number: z.string().nullable(), is_set: z.boolean() });
export type PinState = z.output<typeof pinState>;

/** Answer of GET /terminal: the name of the tablet, or null where it is none. */
export const terminalPlace = z.object({ name: z.string().nullable() });
export type TerminalCompany = z.output<typeof terminalPlace>;

/** Body of POST /terminal/look. */
export const terminalLookInput = z.object({
  number: z.string(required()).regex(new RegExp(`^\\d{1,${TERMINAL_NUMBER_MAX}}$`), required()),
  pin,
});
export type TerminalLook = z.output<typeof terminalLookInput>;

/** Body of POST /terminal/tap. */
export const terminalTapInput = terminalLookInput.extend({
  tap: z.enum(PUNCHES, 'invalid_input'),
  ...tapInput.shape,
});

/** Body of POST /terminal/missing-break. */
export const terminalBreakInput = terminalLookInput.extend(missingBreakInput.shape);

/** What a terminal shows of a person: the own clock, and the balance where the company wants it. */
export const atTerminal = z.object({
  first_name: z.string(),
  state: z.enum(PUNCH_STATES),
  since: z.string().nullable(),
  notes: z.array(z.string()),
  missing_break: z.object({ day: z.string(), minutes: z.int() }).nullable(),
  /** The time account in minutes. */
  balance: z.int().nullable(),
});
export type AtTerminal = z.output<typeof atTerminal>;

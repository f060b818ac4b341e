import type { Refusal } from '../../wire/refusal.ts';
import { refusePunch } from './messages.ts';
/** A clock that has run for so many hours was forgotten. */
export const FORGOTTEN_HOURS = { default: 16, min: 10, max: 24 } as const;

export const CORRECTION_REASON = { min: 5, max: 255 } as const;

export const PUNCH_CLOCK = 'clock';

/** Whether working times of the company may begin at any minute, and on Sundays (CLK-03). */
export const hasMinutes = (features: readonly string[] | undefined): boolean =>
  features?.includes(PUNCH_CLOCK) ?? false;

/** What people type at a terminal. */
export const PIN_LENGTH = 6;
export const TERMINAL_NUMBER_MAX = 12;
export const TERMINAL_NAME_MAX = 40;

/** What a terminal sends instead of a session. */
export const TERMINAL_HEADER = 'terminal';

/** A UUID of 16 random bytes; `crypto.randomUUID` is missing where the server is reached without TLS. */
export function clientIdOf(random: Uint8Array): string {
  const hex = Array.from(random, (byte, at) => marked(byte, at).toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Version 4 and its variant. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}

export const PIN_PATTERN = new RegExp(`^\\d{${PIN_LENGTH}}$`);

/** The first guesses of anybody: few different digits, a run, a repetition. `12 34 56` in doubles is one as well. */
export function isSimplePin(pin: string): boolean {
  const digits = [...pin].map(Number);
  return (
    new Set(digits).size < 3 ||
    isRun(digits) ||
    pin.slice(0, 3) === pin.slice(3) ||
    (isDoubled(digits) && isRun([...new Set(digits)]))
  );
}

/** Each the next of the one before, upwards or downwards; 0 comes after 9. */
function isRun(digits: readonly number[]): boolean {
  const steps = new Set(digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10));
  return steps.size === 1 && (steps.has(1) || steps.has(9));
}

const isDoubled = (digits: readonly number[]) => digits.every((digit, at) => digit === digits[at - (at % 2)]);

/** The personnel number is entered together with the PIN: with zeros before or behind it, it is none. */
const isNumber = (pin: string, number: string) =>
  pin === number.padStart(PIN_LENGTH, '0') || pin === number.padEnd(PIN_LENGTH, '0');

/** The rules of the schema and of the service, without the library of the first. */
export function pinRefusal(pin: string, number: string | null): Refusal | null {
  if (!PIN_PATTERN.test(pin)) return refusePunch('terminal_pin', 'pin');
  return isSimplePin(pin) || (number !== null && isNumber(pin, number))
    ? refusePunch('terminal_pin_simple', 'pin')
    : null;
}

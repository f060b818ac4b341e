import type { Refusal } from '../../wire/refusal.ts';
import { PIN_LENGTH } from './limits.ts';
import { refuseClock } from './messages.ts';

export const PIN_PATTERN = new RegExp(`^\\d{${PIN_LENGTH}}$`);

/** The first guesses of anybody: few different digits, a run, a repetition. `12 34 56` in doubles is one as well. */
export function isSimplePin(pin: string): boolean {
  const digits = [...pin].map(Number);
  return (
    new Set(digits).size < 3 ||
    isRun(digits) ||
    pin.slice(0, 3) === pin.slice(3) ||
    (isDoubled(digits) && isRun(digits.filter((_, at) => at % 2 === 0)))
  );
}

/** Each the next of the one before, upwards or downwards; 0 comes after 9. */
function isRun(digits: readonly number[]): boolean {
  const steps = new Set(digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10));
  return steps.size === 1 && (steps.has(1) || steps.has(9));
}

const isDoubled = (digits: readonly number[]) => digits.every((digit, at) => digit === digits[at - (at % 2)]);

/** The personnel number is what stands beside the PIN: with zeros before or behind it, it is none. */
const isNumber = (pin: string, number: string) =>
  pin === number.padStart(PIN_LENGTH, '0') || pin === number.padEnd(PIN_LENGTH, '0');

/** The rules of the schema and of the service, without the library of the first. */
export function pinRefusal(pin: string, number: string | null): Refusal | null {
  if (!PIN_PATTERN.test(pin)) return refuseClock('terminal_pin', 'pin');
  return isSimplePin(pin) || (number !== null && isNumber(pin, number))
    ? refuseClock('terminal_pin_simple', 'pin')
    : null;
}

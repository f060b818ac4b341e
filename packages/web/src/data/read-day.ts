import type { Day } from '@stundenbuch/domain/time/day';
import { parseTypedDay } from '@stundenbuch/domain/time/typed-day';
import { today } from '../clock/index.ts';
import type { Parsed } from './typing.ts';

interface Limits {
  min?: Day | undefined;
  max?: Day | undefined;
}

/** For `useTyping`. */
export const dayParser =
  (limits: Limits) =>
  (text: string): Parsed => {
    const typed = parseTypedDay(text, { ...limits, today: today() });
    return typed.problem === undefined ? { value: typed.day } : { problem: typed.problem };
  };

/** The day in a text, if it is valid, for what is shown while typing. */
export const readDay = (text: string, limits: Limits): Day | null =>
  parseTypedDay(text, { ...limits, today: today() }).day ?? null;

import { formatMinutes, parseMinutes } from '@stundenbuch/domain/time/typed-time';

/** Hours of the weekdays as they are shown and typed: 'h:mm'. */
export const textsOf = (minutes: readonly number[]): string[] => minutes.map(formatMinutes);

/** What can't be read is no number, which the schema refuses. */
export const minutesOf = (texts: readonly string[]): number[] =>
  texts.map((text) => (text.trim() === '' ? 0 : (parseMinutes(text) ?? Number.NaN)));

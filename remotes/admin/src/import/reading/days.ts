import { addDays, type Day, isDay } from '@stundenbuch/domain/time/day';
import { MONTHS } from '@stundenbuch/domain/time/format';
import type { FileCell } from '@stundenbuch/web/table-file';
import { type Answers, hasZone, isShown, quoted, type Read, ZONE_SENTENCE } from './read.ts';

/** From 1954 to 2119: a number below is no day that somebody works on, 2026 not either. */
const SERIALS = { min: 20_000, max: 80_000 };
const DAY_0: Day = '1899-12-30';
const DAY_0_OF_1904: Day = '1904-01-01';

/** 'Mo, ' in front and a time behind belong to the cell. */
const WEEKDAY = /^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const TIME = /(?:[T ]|,\s*)\d{1,2}:\d{2}.*$/;

const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const GERMAN = /^(\d{1,2})[.-]\s?(\d{1,2})[.-]\s?(\d{4}|\d{2})$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const WORDS = /^(\d{1,2})\.?\s+([a-zä]{3,})\.?\s+(\d{4}|\d{2})$/i;

/** A day, as a spreadsheet shows it, as its number, or as people and programs write it. */
export function readDay(cell: FileCell, { order }: Answers, is1904 = false): Read<Day> {
  if (cell === null) return { value: null };
  if (isShown(cell)) return cell.day === null ? { problem: 'Das ist kein Datum.' } : { value: cell.day };
  if (typeof cell === 'number') return ofNumber(cell, is1904);
  if (hasZone(cell)) return { problem: ZONE_SENTENCE };
  const text = cell.replace(WEEKDAY, '').replace(TIME, '').trim();
  const slashed = SLASHED.exec(text);
  if (slashed && order === null && isEither(slashed)) return { asks: 'order' };
  const day = slashed ? ofSlashes(slashed, order) : ofText(text);
  return day && isDay(day) ? { value: day } : { problem: `${quoted(cell)} ist kein Datum.` };
}

/** What a spreadsheet turned into a number is read as the day that it was. */
function ofNumber(number: number, is1904: boolean): Read<Day> {
  const serial = Math.floor(number);
  if (serial < SERIALS.min || serial > SERIALS.max) return { problem: `${quoted(number)} ist kein Datum.` };
  return { value: addDays(is1904 ? DAY_0_OF_1904 : DAY_0, serial) };
}

/** Both could be the month, and they differ. */
const isEither = ([, one, two]: RegExpExecArray) => Number(one) <= 12 && Number(two) <= 12 && one !== two;

function ofSlashes([, one = '', two = '', year = '']: RegExpExecArray, order: Answers['order']): Day {
  const isMonthFirst = order === 'mdy' || (order === null && Number(two) > 12);
  return isMonthFirst ? joined(year, one, two) : joined(year, two, one);
}

function ofText(text: string): Day | null {
  const iso = ISO.exec(text);
  if (iso) return joined(iso[1], iso[2], iso[3]);
  const german = GERMAN.exec(text);
  if (german) return joined(german[3], german[2], german[1]);
  const words = WORDS.exec(text);
  const month = words ? MONTHS.findIndex((name) => isMonthName(name, words[2] as string)) + 1 : 0;
  return words && month > 0 ? joined(words[3], String(month), words[1]) : null;
}

/** 'Mär', 'März' and 'Maerz' are March. */
const isMonthName = (name: string, word: string) =>
  name.toLowerCase().replace('ä', 'ae').startsWith(word.toLowerCase().replace('ä', 'ae'));

/** Two digits of a year are this century (SET-61). */
function joined(year = '', month = '', date = ''): Day {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

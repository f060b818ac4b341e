import { formatDay } from '../../time/format.ts';
import type { Minutes } from '../../time/time.ts';
import type { Remedy } from './facts.ts';
import type { LawRule } from './law-rules.ts';

/** What a code is called, and its section of the law. */
export const LAW_WORDS: Readonly<Record<LawRule, { label: string; law: string }>> = {
  break: { label: 'Pause zu kurz', law: '§ 4 ArbZG' },
  no_break: { label: 'Zu lange ohne Pause', law: '§ 4 ArbZG' },
  day8: { label: 'Mehr als 8 Stunden', law: '§ 16 Abs. 2 ArbZG' },
  day10: { label: 'Mehr als 10 Stunden', law: '§ 3 ArbZG' },
  week60: { label: 'Mehr als 60 Stunden in der Woche', law: '§ 3 ArbZG' },
  rest11: { label: 'Ruhezeit zu kurz', law: '§ 5 ArbZG' },
  sunday: { label: 'Sonntagsarbeit', law: '§ 9 ArbZG' },
  holiday: { label: 'Feiertagsarbeit', law: '§ 9 ArbZG' },
  rest_day: { label: 'Ersatzruhetag fehlt', law: '§ 11 Abs. 3 ArbZG' },
  sundays15: { label: 'Weniger als 15 freie Sonntage', law: '§ 11 Abs. 1 ArbZG' },
  average8: { label: 'Mehr als 8 Stunden im Schnitt', law: '§ 3 ArbZG' },
  night: { label: 'Nachtarbeit', law: '§ 2 ArbZG' },
  night8: { label: 'Nachtarbeit über 8 Stunden im Schnitt', law: '§ 6 Abs. 2 ArbZG' },
  minor_day8: { label: 'Jugendliche: mehr als 8 Stunden', law: '§ 8 JArbSchG' },
  minor_week40: { label: 'Jugendliche: mehr als 40 Stunden in der Woche', law: '§ 8 JArbSchG' },
  minor_break: { label: 'Jugendliche: Pause zu kurz', law: '§ 11 JArbSchG' },
  minor_no_break: { label: 'Jugendliche: zu lange ohne Pause', law: '§ 11 JArbSchG' },
  minor_rest12: { label: 'Jugendliche: Ruhezeit zu kurz', law: '§ 13 JArbSchG' },
  minor_hours: { label: 'Jugendliche: vor 6 oder nach 20 Uhr', law: '§ 14 JArbSchG' },
  minor_saturday: { label: 'Jugendliche: Arbeit am Samstag', law: '§ 16 JArbSchG' },
  minor_sunday: { label: 'Jugendliche: Arbeit am Sonntag', law: '§ 17 JArbSchG' },
  minor_holiday: { label: 'Jugendliche: Arbeit am Feiertag', law: '§ 18 JArbSchG' },
  minor_days5: { label: 'Jugendliche: mehr als 5 Tage in der Woche', law: '§ 15 JArbSchG' },
  minor_span: { label: 'Jugendliche: Schichtzeit zu lang', law: '§ 12 JArbSchG' },
  late7: { label: 'Zu spät erfasst', law: '§ 17 MiLoG' },
};

/** 6:01 */
export function lengthText(minutes: Minutes): string {
  return `${Math.floor(minutes / 60)}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;
}

export function remedyText(remedy: Remedy | null): string | null {
  if (remedy === null) return null;
  if (remedy.kind === 'add_break') return `${remedy.minutes} Minuten Pause ergänzen`;
  return `Ersatzruhetag bis ${formatDay(remedy.until)}`;
}

export const hoursText = (minutes: Minutes): string => `${lengthText(minutes)} Stunden`;

import { addDays, type Day, weekday, yearOf } from '../../time/day.ts';
import { easterSunday } from '../../time/holidays.ts';
import type { Minutes } from '../../time/time.ts';

export const SURCHARGE_KINDS = ['night', 'sunday', 'holiday', 'saturday', 'overtime', 'window'] as const;
export type SurchargeKind = (typeof SURCHARGE_KINDS)[number];

export const SURCHARGE_KIND_WORDS: Readonly<Record<SurchargeKind, string>> = {
  night: 'Nacht',
  sunday: 'Sonntag',
  holiday: 'Feiertag',
  saturday: 'Samstag',
  overtime: 'Über dem Soll des Tages',
  window: 'Zeitfenster',
};

/** Which minutes a surcharge is paid for (ALW-01). Of how much only the payroll knows. */
export interface SurchargeTerms {
  kind: SurchargeKind;
  /** Of the dial; an end at or before the beginning is on the next day, so that 0:00 to 0:00 is all of it. */
  from: Minutes;
  to: Minutes;
  /** Seven characters of 0/1, Monday first: of the day on which the window begins. Not asked of Sundays, holidays and Saturdays. */
  weekdays: string;
  /** 'MM-DD': these days instead of the public holidays. */
  days: readonly string[];
  /** Minutes of the next day that count as well where the work began before it (§ 3b Abs. 3 Nr. 2 EStG); 0 is none. */
  carry: Minutes;
  /** Only of work that began before midnight (§ 3b Abs. 3 Nr. 1 EStG). */
  begun_before: boolean;
  /** 'Pause zuerst von zuschlagspflichtiger Zeit': a break that nobody has placed is taken from it first (SET-53). */
  break_first: boolean;
  /** Of the rules of one group that hold for a minute the one with the highest priority counts; groups do not see each other. */
  group: string;
  priority: number;
  /** What is handed over, and stands on the sheet: several rules may have one. */
  source: string;
}

export interface SurchargeRule extends SurchargeTerms {
  id: number;
  valid_from: Day;
  /** The last day, while there is one. */
  valid_to: Day | null;
}

/** A minute belongs to its calendar day, also for the days from which rules hold (SET-53). */
export function holdsOn({ valid_from, valid_to }: Pick<SurchargeRule, 'valid_from' | 'valid_to'>, day: Day) {
  return valid_from <= day && (valid_to === null || day <= valid_to);
}

/** Whether the window of a rule begins on the day. */
export function beginsOn(
  { kind, weekdays, days }: SurchargeTerms,
  day: Day,
  isHoliday: (day: Day) => boolean,
): boolean {
  if (kind === 'sunday') return weekday(day) === 7;
  if (kind === 'saturday') return weekday(day) === 6;
  if (kind === 'holiday') return days.length > 0 ? days.includes(day.slice(5)) : isHoliday(day);
  return weekdays[weekday(day) - 1] === '1';
}

/** Easter and Whit Sunday are holidays for surcharges in every Land (R 3b Abs. 3 Satz 3 LStR, SET-52). */
export function isEasterOrWhitSunday(day: Day): boolean {
  const easter = easterSunday(yearOf(day));
  return day === easter || day === addDays(easter, 49);
}

const EVERY_DAY = '1111111';
const NIGHT = '§ 3b Nacht';
const DAY = '§ 3b Sonn- und Feiertag';
const HOUR = 60;

const plain = {
  from: 0,
  to: 0,
  weekdays: EVERY_DAY,
  days: [] as string[],
  carry: 0,
  begun_before: false,
  break_first: false,
};

/** '§ 3b EStG' (ALW-02): of night and of day the highest, both together (SET-52). */
export const PRESET_3B: readonly (SurchargeTerms & { name: string })[] = [
  {
    ...plain,
    ...{ name: '§ 3b: 0 bis 4 Uhr, vor 0 Uhr begonnen', kind: 'night', from: 0, to: 4 * HOUR },
    ...{ begun_before: true, group: NIGHT, priority: 40, source: 'Nacht 40 %' },
  },
  {
    ...plain,
    ...{ name: '§ 3b: 20 bis 6 Uhr', kind: 'night', from: 20 * HOUR, to: 6 * HOUR },
    ...{ group: NIGHT, priority: 25, source: 'Nacht 25 %' },
  },
  {
    ...plain,
    ...{ name: '§ 3b: Weihnachten und 1. Mai', kind: 'holiday', days: ['05-01', '12-25', '12-26'] },
    ...{ carry: 4 * HOUR, group: DAY, priority: 150, source: 'Feiertag 150 %' },
  },
  {
    ...plain,
    ...{ name: '§ 3b: Heiligabend ab 14 Uhr', kind: 'holiday', days: ['12-24'], from: 14 * HOUR },
    ...{ group: DAY, priority: 150, source: 'Feiertag 150 %' },
  },
  {
    ...plain,
    ...{ name: '§ 3b: gesetzliche Feiertage', kind: 'holiday', carry: 4 * HOUR },
    ...{ group: DAY, priority: 125, source: 'Feiertag 125 %' },
  },
  {
    ...plain,
    ...{ name: '§ 3b: Silvester ab 14 Uhr', kind: 'holiday', days: ['12-31'], from: 14 * HOUR },
    ...{ group: DAY, priority: 125, source: 'Feiertag 125 %' },
  },
  {
    ...plain,
    ...{ name: '§ 3b: Sonntag', kind: 'sunday', carry: 4 * HOUR },
    ...{ group: DAY, priority: 50, source: 'Sonntag 50 %' },
  },
];

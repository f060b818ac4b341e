import { type Day, firstOfMonth } from '../../time/day.ts';
import { refusePeriod } from './messages.ts';

/** What has a period of its own, in the order of the form. Of a sickness, of notices and of the log the period stands elsewhere. */
export const PERIOD_KINDS = ['times', 'bookings', 'absences', 'payroll'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

export const EXPIRING_WORDS: Readonly<Record<PeriodKind, string>> = {
  times: 'Arbeitszeiten',
  bookings: 'Projektbuchungen',
  absences: 'Abwesenheiten',
  payroll: 'Dateien der Lohnübergabe',
};

/** Records of working time must be kept for two years (§ 16 Abs. 2 ArbZG, § 17 Abs. 1 MiLoG). */
const FEWEST_OF_TIMES = 24;
/** Sickness and certificates are looked at over a year. */
export const SHORTEST_PERIOD = 12;
export const LONGEST_PERIOD = 240;

/** Of each kind after how many months it goes; 0 is never. */
export type Periods = Readonly<Record<`${PeriodKind}_months`, number>>;

export const periodOf = (periods: Periods, kind: PeriodKind): number => periods[`${kind}_months`];

export const keptTooShort = ({ times_months: months }: Periods) =>
  months > 0 && months < FEWEST_OF_TIMES ? refusePeriod('retention_too_short', 'times_months') : null;

/** The first day that stays when it is deleted on a day: whole months go, so that a month is there or is not. */
export function firstDayKept(months: number, on: Day): Day {
  const at = Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7)) - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
}

/** The next first of a month: what is previewed is what goes then. */
export const nextDeletion = (today: Day): Day => firstDayKept(-1, firstOfMonth(today));

/** Why something that is old enough stays. */
export const KEPT_WORDS = {
  account: 'im Stundenkonto',
  vacation: 'im Urlaubskonto',
  contingent: 'in einem Kontingent',
  open: 'noch nicht entschieden',
  month: 'in Monaten, die nicht abgeschlossen sind',
  budget: 'in Budgets laufender Projekte',
} as const;
export type KeptFor = keyof typeof KEPT_WORDS;

/** What deleting changes besides, said before. */
export const LOST_WITH: Readonly<Record<PeriodKind, string>> = {
  times:
    'Mit ihnen gehen Stempelungen, Zulagen, beantragte Korrekturen und Gründe zum Arbeitszeitschutz dieser Tage. Stundenzettel abgeschlossener Monate bleiben; diese Monate lassen sich nicht mehr öffnen.',
  bookings: 'Sie fehlen danach in Auswertungen, Leistungsnachweisen und den Summen ihrer Projekte.',
  absences: 'Sie fehlen danach in Kalender und Auswertungen; Anträge und ihre Notizen gehen mit.',
  payroll: 'Was übergeben wurde, bleibt als Zahl, damit die nächste Datei nur Unterschiede enthält.',
};

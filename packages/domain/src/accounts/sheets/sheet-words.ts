import { hoursOf } from '../../records/timesheet/working-hours.ts';
import { addDays } from '../../time/day.ts';
import {
  formatDay,
  formatDayMonth,
  formatHours,
  formatNumber,
  formatShortDay,
  monthName,
  WEEKDAYS,
} from '../../time/format.ts';
import { timeOfYear } from '../../time/real-time.ts';
import { round } from '../../time/rounding.ts';
import { minutesOf } from '../../time/time.ts';
import { formatMinutes } from '../../time/typed-time.ts';
import { oneLine } from '../../wire/one-line.ts';
import { ALLOWANCE_UNIT_WORDS } from '../allowances/allowance-kinds.ts';
import { TIME_POSTING_LABELS } from '../overtime/postings.ts';
import { countedSums, creditedOf } from './counted.ts';
import type { SheetContract, SheetData, SheetRow } from './sheet-data.ts';

/** The columns of the table in their order, on paper as on the screen (MON-07). */
export const SHEET_COLUMNS = [
  { key: 'day', title: 'Tag' },
  { key: 'start', title: 'Beginn' },
  { key: 'end', title: 'Ende' },
  { key: 'break', title: 'Pause' },
  { key: 'worked', title: 'Ist' },
  { key: 'credited', title: 'Angerechnet' },
  { key: 'target', title: 'Soll' },
  { key: 'difference', title: 'Differenz' },
  { key: 'kind', title: 'Art/Feiertag' },
  { key: 'notes', title: 'Hinweise' },
  { key: 'corrections', title: 'Korrektur' },
] as const;

export type SheetCells = Record<(typeof SHEET_COLUMNS)[number]['key'], string>;

/** '8:30'; of nothing nothing, so that the days with hours are seen. */
const duration = (minutes: number | null): string => (minutes ? formatMinutes(minutes) : '');

/** '+0:30', '−8:00' and '0:00'. */
function signedDuration(minutes: number): string {
  const sign = minutes > 0 ? '+' : minutes < 0 ? '−' : '';
  return `${sign}${formatMinutes(Math.abs(minutes))}`;
}

/** '+12:30 (12,50 h)': exact, and as the account on the screen has it. */
const balance = (minutes: number): string =>
  `${signedDuration(minutes)} (${minutes < 0 ? '−' : ''}${formatHours(Math.abs(hoursOf(minutes)))} h)`;

export function cellsOf(row: SheetRow): SheetCells {
  const { day, start, end, worked, credited, target, difference, kind } = row;
  const isUnrecorded = row.recorded === false;
  const hours = (minutes: number) => (isUnrecorded ? '–' : duration(minutes));
  const owes = target > 0 || credited > 0;
  return {
    day: formatShortDay(day),
    start: start ?? '',
    end: end ?? '',
    break: start === null ? '' : duration(row.break),
    worked: hours(worked),
    credited: hours(creditedOf(row)),
    target: hours(target),
    difference: isUnrecorded ? '–' : difference === null || !owes ? '' : signedDuration(difference),
    kind: [kind, timeOfYearWords(row)].filter(Boolean).join(', '),
    notes: row.notes
      .map(({ text, reason }) => (reason ? `${text} Grund: ${oneLine(reason)}` : text))
      .join(' '),
    corrections: row.corrections
      .map(({ by, on, reason }) => `${oneLine(by)}, ${formatDay(on)}${reason ? `: ${oneLine(reason)}` : ''}`)
      .join('; '),
  };
}

/** On the two days on which the clocks change the same time of the dial passes twice, or never (SET-15). */
function timeOfYearWords({ day, start, end }: SheetRow): string {
  const [from, to] = [start, end].map((time) => (time === null ? null : minutesOf(time)));
  const begin = from == null ? null : timeOfYear(day, from);
  const isNextDay = from != null && to != null && to <= from;
  const finish = to == null ? null : timeOfYear(isNextDay ? addDays(day, 1) : day, to);
  if (begin === finish) return begin ?? '';
  return [begin && `Beginn ${begin}`, finish && `Ende ${finish}`].filter(Boolean).join(', ');
}

/** Of a draft up to the day to which it has come; what the whole month owes is named as that. */
export function sumCells({ rows }: Pick<SheetData, 'rows'>): SheetCells {
  const sums = countedSums(rows);
  const { month_target } = sums;
  return {
    day: 'Summe',
    start: '',
    end: '',
    kind: month_target === null ? '' : `Soll des Monats ${formatMinutes(month_target)}`,
    break: formatMinutes(sums.break),
    worked: formatMinutes(sums.worked),
    credited: formatMinutes(creditedOf(sums)),
    target: formatMinutes(sums.target),
    difference: signedDuration(sums.difference),
    notes: '',
    corrections: '',
  };
}

type Line = readonly [label: string, value: string];

export const sheetTitle = ({ month }: Pick<SheetData, 'month'>): string =>
  `Stundenzettel ${monthName(month)}`;

/** Who, where and under which contract. */
export function headLines({ company, person, place, contracts }: SheetData): Line[] {
  const lines: (Line | false)[] = [
    ['Betrieb', company.name],
    ['Mitarbeiter', `${person.first_name} ${person.name}`],
    !!person.personnel_number && ['Personalnummer', person.personnel_number],
    place !== null && ['Arbeitsort', place],
    ...contracts.map((row): Line => ['Vertrag', contractWords(row)]),
  ];
  return lines.filter((line) => line !== false);
}

function contractWords({ from, to, weeklyhours, minutes, vacation, place }: SheetContract): string {
  const days = minutes.flatMap((of, i) => (of > 0 ? [`${WEEKDAYS[i]} ${formatMinutes(of)}`] : []));
  const words = [
    formatDay(from) && `ab ${formatDay(from)}`,
    to && `bis ${formatDay(to)}`,
    `${formatNumber(weeklyhours)} Stunden je Woche (${days.join(', ')})`,
    `${formatNumber(vacation)} Urlaubstage im Jahr`,
    place,
  ];
  return words.filter(Boolean).join(', ');
}

/** The time account in the month; nothing where the company has none. */
export function accountLines({ account }: Pick<SheetData, 'account'>): Line[] {
  if (!account) return [];
  return [
    ['Saldo am Anfang', balance(account.opening)],
    ['Differenz der Tage', balance(account.difference)],
    ...account.postings.map(
      ({ day, kind, minutes, text }): Line => [
        `${TIME_POSTING_LABELS[kind]} am ${formatDayMonth(day)}`,
        `${balance(minutes)} ${text}`,
      ],
    ),
    ['Saldo am Ende', balance(account.closing)],
  ];
}

/** The vacation account at the end of the month. */
export function vacationLines({ vacation }: Pick<SheetData, 'vacation'>): Line[] {
  if (!vacation) return [];
  const days = (of: number) => `${formatNumber(of)} Tage`;
  return [
    ['Urlaubsanspruch', days(vacation.entitlement)],
    ['Rest aus dem Vorjahr', `${days(vacation.last_year)}, davon genommen ${days(vacation.last_year_taken)}`],
    ['Genommen / geplant', `${days(vacation.taken)} / ${days(vacation.planned)}`],
    ['Offen', days(vacation.open)],
  ];
}

/** What is paid beside the hours, as sums; the days are in lists of their own. */
export function besideLines(data: Pick<SheetData, 'surcharges' | 'allowances'>): Line[] {
  const surcharges = [...Map.groupBy(data.surcharges?.rows ?? [], ({ source }) => source)];
  const allowances = [...Map.groupBy(data.allowances ?? [], ({ name, unit }) => `${name} ${unit}`).values()];
  return [
    ...surcharges.map(
      ([source, rows]): Line => [source, formatMinutes(rows.reduce((sum, { minutes }) => sum + minutes, 0))],
    ),
    ...allowances.map((rows): Line => {
      const [{ name, unit }] = rows as [SheetAllowance, ...SheetAllowance[]];
      const sum = round(rows.reduce((all, { quantity }) => all + quantity, 0));
      return [name, `${formatNumber(sum)} ${ALLOWANCE_UNIT_WORDS[unit]}`];
    }),
  ];
}

type SheetAllowance = NonNullable<SheetData['allowances']>[number];

/** A list below the days: its title, its columns, and its rows. */
export interface SheetList {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  remarks: readonly string[];
}

/** Begin, end and duration of each surcharge (§ 19 Abs. 1 AEntG, § 3b EStG), and each allowance; nothing where there are none. */
export function sheetLists({ surcharges, allowances }: SheetData): SheetList[] {
  const lists: SheetList[] = [
    {
      title: 'Zuschläge',
      columns: ['Tag', 'Zuschlag', 'Beginn', 'Ende', 'Dauer'],
      remarks: surcharges?.remarks ?? [],
      rows: (surcharges?.rows ?? []).map(({ day, source, from, to, minutes }) => [
        ...[formatShortDay(day), source, from, to, formatMinutes(minutes)],
      ]),
    },
    {
      title: 'Zulagen',
      columns: ['Tag', 'Zulage', 'Menge', 'Projekt', 'Text'],
      remarks: [],
      rows: (allowances ?? []).map(({ day, name, unit, quantity, project, text }) => [
        ...[formatShortDay(day), name, `${formatNumber(quantity)} ${ALLOWANCE_UNIT_WORDS[unit]}`],
        ...[oneLine(project ?? ''), oneLine(text ?? '')],
      ]),
    },
  ];
  return lists.filter(({ rows }) => rows.length > 0);
}

export const SIGNATURES = ['Datum, Mitarbeiter', 'Datum, Arbeitgeber'] as const;

/** On paper that could not hold or write everything; the print page can. */
export const SHORTENED =
  'Texte, die mit … enden, sind gekürzt. Vollständig zeigt sie der Stundenzettel am Bildschirm.';
export const REPLACED =
  'Zeichen, die die Schrift dieses Blattes nicht hat, stehen als □. Der Stundenzettel am Bildschirm zeigt sie.';

export const DRAFT = 'Entwurf';
export const DRAFT_MEANING = 'Dieser Monat ist nicht abgeschlossen. Alle Angaben können sich noch ändern.';

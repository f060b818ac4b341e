import { placed } from '../../day/contracts/timeline.ts';
import { specialWord, type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import { nameWithPart } from '../../records/entries/halves.ts';
import { ABSENCE_STATUS } from '../../records/entries/status.ts';
import { TYPE, typeLabel } from '../../records/entries/type-codes.ts';
import { type Day, daysFrom, lastOfMonth } from '../../time/day.ts';
import { LAENDER, type Land } from '../../time/laender.ts';
import { round } from '../../time/rounding.ts';
import type { AllowanceUnit } from '../allowances/allowance-kinds.ts';
import { PLACED_WORDS } from '../allowances/messages.ts';
import { BREAK_PLACES, type SurchargedDay } from '../allowances/surcharges.ts';
import type { AccountFacts } from '../overtime/account.ts';
import { type AccountEntry, balanceOfDay, isCounting, workedMinutes } from '../overtime/day-balance.ts';
import type { OvertimeSettings } from '../overtime/features.ts';
import { type AccountMonth, accountMonth } from '../overtime/month.ts';
import { type VacationFacts, vacationAccount } from '../vacation/vacation-account.ts';
import type {
  SheetAccount,
  SheetContract,
  SheetCorrection,
  SheetData,
  SheetNote,
  SheetRow,
  SheetSums,
  SheetVacation,
} from './sheet-data.ts';

/** A working time or an absence with its break. */
export interface SheetEntry extends AccountEntry {
  break_minutes: number | null;
}

export interface SheetPlace {
  id: number;
  name: string;
  land: Land;
}

export interface SheetFacts extends Pick<SheetData, 'company' | 'person' | 'month' | 'version' | 'seal'> {
  today: Day;
  work: WorkFacts;
  settings: Pick<OvertimeSettings, 'type80'>;
  /** Null where the company has no time accounts, or had none in the month. */
  account: AccountFacts | null;
  vacation: VacationFacts | null;
  places: readonly SheetPlace[];
  /** Of the month. */
  entries: readonly SheetEntry[];
  notes: readonly (SheetNote & { day: Day })[];
  corrections: readonly (SheetCorrection & { day: Day })[];
  /** Of the month; null where the company has neither. */
  beside?: SheetBeside | null;
}

export interface SheetBeside {
  days: readonly SurchargedDay[];
  allowances: readonly {
    day: Day;
    name: string;
    unit: AllowanceUnit;
    quantity: number;
    project_name: string | null;
    text: string | null;
  }[];
}

/** What a day is on which the person is no employee. */
export const NOT_EMPLOYED = 'kein Arbeitsverhältnis';

/** The sheet of a month, by the functions that the accounts on the screen use (MON-07). */
export function sheetOf(facts: SheetFacts): SheetData {
  const { company, person, month, version, seal } = facts;
  const last = lastOfMonth(`${month}-01`);
  const account = facts.account && accountMonth(facts.account, month, facts.entries);
  const rows = daysFrom(`${month}-01`, last).map((day) => rowOf(facts, account, day));
  return {
    format: 1,
    company,
    person,
    month,
    version,
    seal,
    rows,
    place: placeOn(facts, lastEmployed(facts) ?? last),
    contracts: contractsIn(facts),
    sums: sumsOf(rows),
    account: account && accountOf(account),
    vacation: facts.vacation && vacationAt(facts.vacation, last),
    ...(facts.beside && besideOf(facts.beside)),
  };
}

/** Whatever is paid beside the hours: minutes of surcharges, and counts (ALW-03, ALW-04). */
function besideOf({ days, allowances }: SheetBeside): Pick<SheetData, 'surcharges' | 'allowances'> {
  const places = BREAK_PLACES.filter((place) => days.some(({ placed }) => placed === place));
  return {
    surcharges: {
      rows: days.flatMap(({ day, spans }) => spans.map((span) => ({ day, ...span }))),
      remarks: places.map((place) => PLACED_WORDS[place]),
    },
    allowances: allowances.map(({ day, name, unit, quantity, project_name: project, text }) => ({
      ...{ day, name, unit, quantity, project, text },
    })),
  };
}

function rowOf(facts: SheetFacts, account: AccountMonth | null, day: Day): SheetRow {
  const entries = facts.entries.filter((entry) => entry.day === day && isCounting(entry));
  const owed = workDay(facts.work, day);
  const { target, credited, difference } = balanceOfDay(facts, day, entries);
  const work = entries.find(({ project }) => project === TYPE.work);
  const ofAccount = account?.days.find((one) => one.day === day);
  const isCounted = account ? (ofAccount?.counts ?? false) : day < facts.today;
  const absences = entries.filter(({ project }) => project !== TYPE.work);
  const words = [...absences.map(absenceWord), specialWord(owed), !owed.employed && NOT_EMPLOYED];
  const isRecorded = owed.recorded || !owed.employed;
  return {
    day,
    target,
    credited,
    start: work?.start_time ?? null,
    end: work?.end_time ?? null,
    break: isRecorded ? (work?.break_minutes ?? null) : null,
    worked: isRecorded ? workedMinutes(entries) : 0,
    difference: isCounted || !isRecorded ? difference : null,
    kind: words.filter(Boolean).join(', '),
    ...(!isRecorded && { recorded: false as const }),
    notes: facts.notes.filter((note) => note.day === day).map(({ day: _, ...note }) => note),
    corrections: facts.corrections.filter((one) => one.day === day).map(({ day: _, ...one }) => one),
  };
}

function absenceWord({ project, status, kind_name: own, ...part }: SheetEntry): string {
  const name = nameWithPart(own ?? typeLabel(project), part) ?? '';
  return status === ABSENCE_STATUS.requested ? `${name}, beantragt` : name;
}

export function sumsOf(rows: readonly SheetRow[]): SheetSums {
  const sum = (of: (row: SheetRow) => number | null) => rows.reduce((all, row) => all + (of(row) ?? 0), 0);
  return {
    break: sum((row) => row.break),
    worked: sum((row) => row.worked),
    credited: sum((row) => row.credited),
    target: sum((row) => row.target),
    difference: sum((row) => row.difference),
  };
}

function accountOf({ opening, closing, days, postings }: AccountMonth): SheetAccount {
  const counted = postings.filter(({ counts }) => counts);
  return {
    opening,
    closing,
    difference: days.reduce((sum, day) => sum + day.difference, 0),
    posted: counted.reduce((sum, { minutes }) => sum + minutes, 0),
    postings: counted.map(({ day, kind, minutes, text }) => ({ day, kind, minutes, text })),
  };
}

/** As the person's profile shows it on the last day of the month. */
function vacationAt(facts: VacationFacts, last: Day): SheetVacation {
  const found = vacationAccount(facts, last);
  return {
    entitlement: round(found.vacation),
    last_year: round(found.lastYear),
    last_year_taken: round(found.lastYearUsed),
    taken: round(found.used),
    planned: round(found.planned),
    open: round(found.open),
  };
}

/** Of the month, in their order. */
function contractsIn({ work, month, places }: SheetFacts): SheetContract[] {
  const [first, last] = [`${month}-01`, lastOfMonth(`${month}-01`)];
  return placed(work.contracts ?? [])
    .filter((row) => row.valid_from <= last && (row.last === null || row.last >= first))
    .map((row) => ({
      from: row.valid_from,
      to: row.last,
      weeklyhours: row.weeklyhours,
      minutes: [...row.minutes],
      vacation: row.vacation,
      place: nameOf(places, row.place_id),
    }));
}

/** Of the month; who leaves has a place until then. */
function lastEmployed({ work, month }: SheetFacts): Day | undefined {
  return daysFrom(`${month}-01`, lastOfMonth(`${month}-01`)).findLast((day) => workDay(work, day).employed);
}

function placeOn({ work, places }: SheetFacts, day: Day): string | null {
  return nameOf(places, workDay(work, day).place);
}

function nameOf(places: readonly SheetPlace[], id: number | null): string | null {
  const place = places.find((one) => one.id === id);
  return place ? `${place.name} (${LAENDER[place.land]})` : null;
}

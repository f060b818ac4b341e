import type { WorkFacts } from '../../day/workday/work-day.ts';
import { goesOn } from '../../records/sickcases/cases.ts';
import type { Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import type { LayoutInput, PayrollChoices, ProblemKind } from './contract.ts';
import type { AbsencePeriod, FileLine, PayrollFile } from './files/file.ts';
import { layoutFile } from './files/layout.ts';
import { lexwareFile } from './files/lexware.ts';
import { lodasFile } from './files/lodas.ts';
import { lugFiles } from './files/lug.ts';
import { daysOfDifference, openQuantities, type PersonAmounts, type Quantity, unmapped } from './lines.ts';
import { missingOf } from './setup.ts';
import { isOwnSickness, type PayrollSource } from './sources.ts';
import { isMapped, type WageType } from './wage-types.ts';

export interface PayrollPerson {
  user: number;
  first_name: string;
  name: string;
  personnel_number: string | null;
  cost_centre: string | null;
  work: WorkFacts;
  /** Whether the month is still to be closed. */
  isOpen: boolean;
  /** The person's own sickness, the earliest first. */
  cases: readonly PayrollCase[];
  /** Of the month, and of months that were handed over before, as far as they are closed. */
  months: readonly PersonAmounts[];
}

/** A case of sickness as far as a payroll program asks for it. */
export interface PayrollCase {
  first: Day;
  last: Day;
  worked_first_day: boolean;
  is_asked_for: boolean;
}

export interface HandoverFacts {
  /** 'yyyy-mm' */
  month: string;
  choices: PayrollChoices;
  wageTypes: readonly WageType[];
  /** Of the target CSV. */
  layout: LayoutInput | null;
  sources: readonly PayrollSource[];
  /** Kinds of absence that count as the person's own sickness. */
  ownSickness: ReadonlySet<number>;
  people: readonly PayrollPerson[];
  /** What was handed over, the oldest first. */
  handed: readonly Quantity[];
  excluded: ReadonlySet<number>;
}

/** A quantity with the days that it comes from. */
export interface HandoverLine extends Quantity {
  person: PayrollPerson;
  label: string;
  changed: ReturnType<typeof daysOfDifference>;
  /** Whether some of the month was handed over before. */
  isDifference: boolean;
}

export interface Problem {
  person: PayrollPerson;
  kind: ProblemKind;
  text: string;
}

export interface Handover {
  missing: Refusal | null;
  problems: Problem[];
  unmapped: { source: string; label: string; minutes: number; days: number; isCount: boolean }[];
  lines: HandoverLine[];
  files: PayrollFile[];
}

/**
 * What is handed over of a month (PAY-02, PAY-05): of closed months alone, and of nobody in part. The files are those of the
 * people who have not been left out, also while something is still wrong: the screen shows what would be in them.
 */
export function handoverOf(facts: HandoverFacts): Handover {
  const { choices, month } = facts;
  const wageTypes = facts.wageTypes.filter((one) => isMapped(one, choices.target));
  const included = facts.people.filter(({ user }) => !facts.excluded.has(user));
  const lines = included.flatMap((person) => linesOf(facts, wageTypes, person));
  const missing = missingOf(choices, wageTypes.length > 0);
  const months = included.flatMap((person) => person.months.filter(({ origin }) => origin === month));
  return {
    missing,
    lines,
    problems: problemsOf(facts, lines),
    unmapped: unmapped(months, wageTypes).map((one) => ({
      ...one,
      label: labelOf(facts.sources, one.source),
      isCount: facts.sources.some(({ key, units }) => key === one.source && units.includes('count')),
    })),
    files: missing || lines.length === 0 ? [] : filesOf(facts, lines),
  };
}

function linesOf(
  facts: HandoverFacts,
  wageTypes: readonly WageType[],
  person: PayrollPerson,
): HandoverLine[] {
  return person.months.flatMap((month) =>
    openQuantities(month, wageTypes, facts.handed, isByDay(facts)).map((open) => ({
      ...open,
      person,
      label: labelOf(facts.sources, open.source),
      changed: daysOfDifference(open, facts.handed),
      isDifference: facts.handed.some(({ user, origin }) => user === open.user && origin === open.origin),
    })),
  );
}

/** Whether the file has lines for days instead of sums. */
const isByDay =
  ({ choices: { target }, layout }: HandoverFacts) =>
  ({ absence_key }: WageType): boolean =>
    target === 'lug' ? absence_key !== null : target === 'csv' && layout !== null && layout.rows !== 'sums';

const labelOf = (sources: readonly PayrollSource[], source: string): string =>
  sources.find(({ key }) => key === source)?.label ?? source;

/** One line a person and wage type, of however many sources and months. */
function merged(facts: HandoverFacts, lines: readonly HandoverLine[]): FileLine[] {
  const keyOf = ({ user, wage_type: { source, wage_type, key, unit, absence_key } }: HandoverLine) =>
    [user, absence_key === null ? wage_type : source, key, unit, absence_key].join(' ');
  return [...Map.groupBy(lines, keyOf).values()].flatMap((all) => {
    const [first] = all as [HandoverLine, ...HandoverLine[]];
    const { personnel_number, first_name, name, cost_centre } = first.person;
    const days = all.flatMap(({ changed }) => changed).toSorted((a, b) => a.day.localeCompare(b.day));
    const hundredths = all.reduce((sum, one) => sum + one.hundredths, 0);
    if (hundredths === 0 && !isByDay(facts)(first.wage_type)) return [];
    const who = { personnel_number, first_name, name, cost_centre };
    return [{ ...who, wage_type: first.wage_type, label: first.label, hundredths, days }];
  });
}

function filesOf(facts: HandoverFacts, lines: readonly HandoverLine[]): PayrollFile[] {
  const { choices, month, layout } = facts;
  const all = merged(facts, lines);
  if (choices.target === 'lodas') return [lodasFile(choices, month, all, periodsOf(facts, lines))];
  if (choices.target === 'lug') return lugFiles(choices, month, all);
  if (choices.target === 'lexware') return [lexwareFile(month, all)];
  return layout ? [layoutFile(layout, month, all)] : [];
}

/** From the first to the last day of each absence that has a reason, over days that owe nothing (PAY-09). */
function periodsOf(facts: HandoverFacts, lines: readonly HandoverLine[]): AbsencePeriod[] {
  if (!facts.choices.absence_periods) return [];
  return lines.flatMap(({ person, wage_type: { source, absence_reason }, days }) => {
    if (absence_reason === null) return [];
    const withCases = facts.choices.sick_cases && isOwnSickness(source, facts.ownSickness);
    const cases = withCases ? person.cases : [];
    const periods: AbsencePeriod[] = [];
    for (const day of Object.keys(days).toSorted()) {
      const last = periods.at(-1);
      const found = cases.find(({ first, last }) => first <= day && day <= last);
      // Each first and each follow-up certificate is asked for by itself (SICK-03).
      const isOfCase = !found || !last || found.first <= last.to;
      if (last && isOfCase && goesOn(person.work, last.to, day)) last.to = day;
      else
        periods.push({
          ...{ personnel_number: person.personnel_number ?? '', from: day, to: day },
          ...{ reason: absence_reason, sickness: found ? sicknessFrom(found, day) : null },
        });
    }
    return periods;
  });
}

const sicknessFrom = ({ first, worked_first_day, is_asked_for }: PayrollCase, from: Day) => ({
  ...{ unable_from: first, is_asked_for },
  worked: worked_first_day && from === first,
});

const PROBLEM_TEXTS: Readonly<Record<Exclude<ProblemKind, 'spans'>, string>> = {
  open: 'Der Monat ist nicht abgeschlossen.',
  no_number: 'Die Personalnummer fehlt.',
  number_twice: 'Die Personalnummer gibt es zweimal.',
  number_range: 'Die Personalnummer liegt nicht zwischen 1 und 99999.',
};

/** What keeps a person from being handed over, those who are left out as well: they are named, too (PAY-02). */
function problemsOf(facts: HandoverFacts, lines: readonly HandoverLine[]): Problem[] {
  const { choices, layout, people, excluded } = facts;
  const named = new Set(lines.map(({ user }) => user));
  const wants = choices.target !== 'csv' || layout?.columns.some(({ field }) => field === 'personnel_number');
  const numbers = Map.groupBy(
    people.filter(({ user, personnel_number }) => named.has(user) && personnel_number !== null),
    (person) => comparable(choices, person),
  );
  return people.flatMap((person): Problem[] => {
    const problem = (kind: Exclude<ProblemKind, 'spans'>) => ({ person, kind, text: PROBLEM_TEXTS[kind] });
    if (person.isOpen) return [problem('open')];
    if (excluded.has(person.user) || !named.has(person.user)) return [];
    const { personnel_number } = person;
    const found = wants ? numberProblem(choices, personnel_number) : null;
    if (found) return [problem(found)];
    if (wants && (numbers.get(comparable(choices, person))?.length ?? 0) > 1)
      return [problem('number_twice')];
    return layout?.rows === 'intervals' && choices.target === 'csv' ? spanProblems(person, lines) : [];
  });
}

const comparable = ({ target }: PayrollChoices, { personnel_number }: PayrollPerson): string =>
  target === 'csv' ? String(personnel_number) : String(Number(personnel_number));

function numberProblem(
  { target }: PayrollChoices,
  number: string | null,
): 'no_number' | 'number_range' | null {
  if (number === null) return 'no_number';
  if (target === 'csv') return null;
  const isNumber = /^\d{1,9}$/.test(number) && Number(number) >= 1;
  return isNumber && Number(number) <= 99_999 ? null : 'number_range';
}

/** The programs that take times take at most two a day (SET-51). */
const MOST_SPANS = 2;

function spanProblems(person: PayrollPerson, lines: readonly HandoverLine[]): Problem[] {
  const changed = lines.filter(({ user }) => user === person.user).flatMap((line) => line.changed);
  const day = changed.find(({ spans }) => spans.length > MOST_SPANS)?.day;
  if (day === undefined) return [];
  return [{ person, kind: 'spans', text: `Am ${formatDay(day)} gibt es mehr als zwei Zeiten.` }];
}

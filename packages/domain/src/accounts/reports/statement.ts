import type { Day } from '../../time/day.ts';
import { amountOf } from '../money/money.ts';
import type { StatementBooking } from './statement-contract.ts';

export interface StatementChoices {
  people: boolean;
  amounts: boolean;
}

/** What was done on a project on a day: by one person, or at one rate, where that is shown. */
export interface StatementLine {
  day: Day;
  person: string;
  text: string;
  hours: number;
  rate: number | null;
  /** Null where the line has no rate. */
  amount: number | null;
}

interface Sums {
  hours: number;
  amount: number;
  /** What the amounts above it miss of the amount, which is the exact sum rounded once (SET-54). */
  rounding: number;
  /** Hours without a rate, which no amount has. */
  unpriced: number;
}

export interface StatementProject extends Sums {
  name: string;
  lines: StatementLine[];
}

export interface Statement extends Sums {
  projects: StatementProject[];
}

const hundredths = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => unknown): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify(keyOf(row));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

function sumsOf(bookings: readonly StatementBooking[], above: readonly (number | null)[]): Sums {
  const { money, unpriced } = amountOf(bookings);
  const shown = hundredths(above.map((amount) => amount ?? 0));
  return {
    hours: hundredths(bookings.map(({ hours }) => hours)),
    amount: money,
    rounding: hundredths([money, -shown]),
    unpriced,
  };
}

function lineOf(bookings: readonly StatementBooking[]): StatementLine {
  const [{ day, person, rate }] = bookings as [StatementBooking];
  return {
    ...{ day, person, rate },
    text: [...new Set(bookings.map(({ text }) => text.trim()).filter(Boolean))].join('; '),
    hours: hundredths(bookings.map(({ hours }) => hours)),
    amount: rate === null ? null : amountOf(bookings).money,
  };
}

/** The bookings of a customer's month as the customer reads them: by project and day. */
export function statementOf(
  bookings: readonly StatementBooking[],
  { people, amounts }: StatementChoices,
): Statement {
  const projects = grouped(bookings, ({ project }) => project).map((ofProject): StatementProject => {
    const [{ internal_id, project_name }] = ofProject as [StatementBooking];
    const lines = grouped(ofProject, ({ day, person, rate }) => [
      day,
      ...(people ? [person] : []),
      ...(amounts ? [rate] : []),
    ]).map(lineOf);
    const sums = sumsOf(
      ofProject,
      lines.map(({ amount }) => amount),
    );
    return { name: [internal_id, project_name].filter(Boolean).join(' '), lines, ...sums };
  });
  return {
    projects,
    ...sumsOf(
      bookings,
      projects.map(({ amount }) => amount),
    ),
  };
}

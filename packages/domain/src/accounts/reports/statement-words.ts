import { formatFullDay, formatHours, monthName } from '../../time/format.ts';
import type { Statement, StatementChoices, StatementProject } from './statement.ts';

export const STATEMENT = 'Leistungsnachweis';
export const STATEMENT_SIGNATURES = ['Ort, Datum', 'Unterschrift Auftraggeber'] as const;
const ROUNDING = 'Rundung';

export const statementTitle = (month: string): string => `${STATEMENT} ${monthName(month)}`;

/** '1,50 h ohne Satz', or nothing. */
export const unpricedWords = ({ unpriced }: { unpriced: number }): string =>
  unpriced === 0 ? '' : `${formatHours(unpriced)} h ohne Satz`;

export const COLUMN_WORDS = {
  day: 'Datum',
  person: 'Mitarbeiter',
  text: 'Tätigkeit',
  hours: 'Stunden',
  rate: 'Satz €',
  amount: 'Betrag €',
} as const;
export type StatementColumn = keyof typeof COLUMN_WORDS;

export const columnsOf = ({ people, amounts }: StatementChoices): StatementColumn[] => [
  'day',
  ...(people ? (['person'] as const) : []),
  'text',
  'hours',
  ...(amounts ? (['rate', 'amount'] as const) : []),
];

/** A row as it is read on the screen, on paper and in the file. */
export interface StatementRow {
  kind: 'project' | 'line' | 'sum' | 'total';
  cells: Readonly<Partial<Record<StatementColumn, string | number | null>>>;
}

export function rowsOf({ projects, ...total }: Statement, { amounts }: StatementChoices): StatementRow[] {
  const roundingOf = ({ rounding }: { rounding: number }): StatementRow[] =>
    amounts && rounding !== 0 ? [{ kind: 'line', cells: { text: ROUNDING, amount: rounding } }] : [];
  const rows = projects.flatMap((project): StatementRow[] => [
    { kind: 'project', cells: { day: project.name } },
    ...project.lines.map(
      ({ day, person, text, hours, rate, amount }): StatementRow => ({
        kind: 'line',
        cells: { day: formatFullDay(day), person, text, hours, rate, amount },
      }),
    ),
    ...roundingOf(project),
    { kind: 'sum', cells: sumCells(`Summe ${project.name}`, project) },
  ]);
  return [...rows, ...roundingOf(total), { kind: 'total', cells: sumCells('Gesamt', total) }];
}

const sumCells = (text: string, { hours, amount }: Pick<StatementProject, 'hours' | 'amount'>) => ({
  text,
  hours,
  amount,
});

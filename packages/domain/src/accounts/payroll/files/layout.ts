import { type Day, firstOfMonth, lastOfMonth } from '../../../time/day.ts';
import { formatAnyDay } from '../../../time/format.ts';
import { type CsvCell, csvCell } from '../../../wire/csv.ts';
import type { LayoutField, LayoutInput } from '../contract.ts';
import { UNIT_WORDS } from '../sources.ts';
import { decimal, type FileLine, monthSlash, type PayrollFile, textOf } from './file.ts';

/** What a row of the file is about. */
interface Row {
  line: FileLine;
  hundredths: number;
  day: Day | null;
  begin: string;
  end: string;
}

const VALUE: Readonly<
  Record<Exclude<LayoutField, 'text' | 'empty'>, (row: Row, month: string, sign: ',' | '.') => CsvCell>
> = {
  personnel_number: ({ line }) => ({ text: line.personnel_number ?? '' }),
  full_name: ({ line }) => ({ text: `${line.name}, ${line.first_name}` }),
  first_name: ({ line }) => ({ text: line.first_name }),
  name: ({ line }) => ({ text: line.name }),
  year: (_, month) => ({ number: month.slice(0, 4) }),
  month: (_, month) => ({ number: month.slice(5) }),
  month_year: (_, month) => ({ text: monthSlash(month) }),
  first_day: (_, month) => ({ text: formatAnyDay(firstOfMonth(`${month}-01`)) }),
  last_day: (_, month) => ({ text: formatAnyDay(lastOfMonth(`${month}-01`)) }),
  day: ({ day }) => ({ text: day ? formatAnyDay(day) : '' }),
  wage_type: ({ line }) => ({ number: String(line.wage_type.wage_type ?? '') }),
  source: ({ line }) => ({ text: line.label }),
  quantity: ({ hundredths }, _, sign) => ({ number: decimal(hundredths, sign) }),
  unit: ({ line }) => ({ text: UNIT_WORDS[line.wage_type.unit] }),
  begin: ({ begin }) => ({ text: begin }),
  end: ({ end }) => ({ text: end }),
  cost_centre: ({ line }) => ({ text: line.cost_centre ?? '' }),
};

/** A file with columns of one's own (PAY-08). */
export function layoutFile(layout: LayoutInput, month: string, lines: readonly FileLine[]): PayrollFile {
  const { columns, separator, decimal: sign, head, encoding, order } = layout;
  const cells = (row: Row) =>
    columns.map(({ field, text }): CsvCell => {
      if (field === 'empty') return { text: '' };
      if (field === 'text') return { text: text ?? '' };
      return VALUE[field](row, month, sign);
    });
  const rows = sorted(rowsOf(layout, lines), order).map((row) =>
    cells(row).map((cell) => csvCell(cell, separator)),
  );
  const titles = columns.map(({ title }) => csvCell({ text: title ?? '' }, separator));
  const text = textOf([...(head ? [titles] : []), ...rows].map((row) => row.join(separator)));
  return { name: `lohn-${month}.csv`, text, encoding };
}

function rowsOf({ rows }: LayoutInput, lines: readonly FileLine[]): Row[] {
  const none = { day: null, begin: '', end: '' };
  if (rows === 'sums') return lines.map((line) => ({ line, hundredths: line.hundredths, ...none }));
  return lines.flatMap((line) =>
    line.days.flatMap(({ day, hundredths, spans }): Row[] => {
      if (rows === 'days') return hundredths === 0 ? [] : [{ line, hundredths, ...none, day }];
      return spans.map(([begin, end]) => ({ line, hundredths, day, begin, end }));
    }),
  );
}

function sorted(rows: readonly Row[], order: LayoutInput['order']): Row[] {
  const compare = (a: string, b: string) => a.localeCompare(b, 'de', { numeric: true });
  const number = ({ line }: Row) => line.personnel_number ?? '';
  const name = ({ line }: Row) => `${line.name} ${line.first_name}`;
  const day = (row: Row) => `${row.day ?? ''} ${row.begin}`;
  const wageType = ({ line }: Row) => String(line.wage_type.wage_type ?? '');
  const keys = { number: [number, day], name: [name, day], day: [day, number] }[order];
  return rows.toSorted((a, b) =>
    [...keys, wageType].reduce((found, key) => found || compare(key(a), key(b)), 0),
  );
}

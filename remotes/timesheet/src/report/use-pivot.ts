import type { Report } from '@stundenbuch/domain/accounts/reports/contract';
import type { Dimension } from '@stundenbuch/domain/accounts/reports/fields';
import {
  ALL,
  type CellFigure,
  figureNames,
  type PivotTable,
  pivotOf,
  type ReportLine,
} from '@stundenbuch/domain/accounts/reports/pivot';
import type { Column, Sorting } from '@stundenbuch/web/data';
import { useMemo } from 'react';
import type { Definition } from './definition.ts';
import { compareKeys, figureTitle, hasCents, type KeyWords, keyWords } from './words.ts';

/** Key of a column of figures: the measure, and the column's key where it is not the sum of all. */
const figureKey = (name: CellFigure, column: string) => (column === ALL ? name : `${name} ${column}`);

export interface FigureColumn {
  key: string;
  title: string;
  name: CellFigure;
  column: string;
}

export interface Pivot extends PivotTable {
  words: KeyWords;
  figures: FigureColumn[];
}

/** The report as a table, its groups and their lines in the chosen order. */
export function usePivot(
  report: Report | undefined,
  { rows, column, measures }: Pick<Definition, 'rows' | 'column' | 'measures'>,
  sorting: Sorting | null,
): Pivot | null {
  return useMemo(() => {
    if (!report) return null;
    const words = keyWords(report.names);
    const table = pivotOf(report.cells, {
      rows: rows.length,
      figures: figureNames(measures),
      order: orderBy({ rows, column, measures, words, sorting }),
    });
    return { ...table, words, figures: figuresOf(table, { column, measures, words }) };
  }, [report, rows, column, measures, sorting]);
}

interface Ordered extends Pick<Definition, 'rows' | 'column' | 'measures'> {
  words: KeyWords;
  sorting: Sorting | null;
}

/** Groups are ordered by their sums, and by their names where the order is that of another row. */
function orderBy({ rows, column, measures, words, sorting }: Ordered) {
  const byKey = (at: number, a: ReportLine, b: ReportLine) => {
    const dimension = at < 0 ? column : rows[at];
    const [left, right] = [a.keys.at(-1) as string, b.keys.at(-1) as string];
    return dimension ? compareKeys(words, dimension, left, right) : 0;
  };
  if (!sorting) return byKey;
  const sign = sorting.descending ? -1 : 1;
  const [name, ...key] = sorting.key.split(' ');
  const sorted = figureNames(measures).find((one) => one === name);
  const figure = ({ figures }: ReportLine) => (sorted && figures.get(key.join(' ') || ALL)?.[sorted]) ?? 0;
  return (at: number, a: ReportLine, b: ReportLine) => {
    if (at < 0) return byKey(at, a, b);
    if (sorted) return sign * (figure(a) - figure(b)) || byKey(at, a, b);
    return (rows[at] === sorting.key ? sign : 1) * byKey(at, a, b);
  };
}

/** Hours without a rate have a column where there are some. */
function figuresOf(
  { columns, total }: PivotTable,
  { column, measures, words }: Pick<Ordered, 'column' | 'measures' | 'words'>,
): FigureColumn[] {
  const names = figureNames(measures).filter(
    (name) => name !== 'unpriced' || total.figures.get(ALL)?.unpriced,
  );
  function titleOf(name: CellFigure, key: string): string {
    if (!column) return figureTitle(name);
    const head = key === ALL ? 'Summe' : words(column, key);
    return names.length > 1 ? `${head}, ${figureTitle(name)}` : head;
  }
  return [...(column ? columns : []), ALL].flatMap((key) =>
    names.map((name) => ({ key: figureKey(name, key), title: titleOf(name, key), name, column: key })),
  );
}

/** What the line is called in the column of a row; after the rows of a group that it is their sum. */
export function lineWords(
  { keys }: ReportLine,
  rows: readonly Dimension[],
  at: number,
  words: KeyWords,
): string {
  const [key, dimension] = [keys[at], rows[at]];
  if (key !== undefined && dimension) return words(dimension, key);
  return at === keys.length && at < rows.length ? 'Summe' : '';
}

export const figureOf = ({ figures }: ReportLine, { column, name }: FigureColumn): number | null =>
  figures.get(column)?.[name] ?? null;

/** The columns of the file: as on the screen, with bare figures. */
export function fileColumns(
  { figures, words }: Pivot,
  rows: readonly Dimension[],
  titles: readonly string[],
) {
  return [
    ...titles.map(
      (title, at): Column<ReportLine> => ({
        key: title,
        title,
        value: (line) => lineWords(line, rows, at, words),
      }),
    ),
    ...figures.map(
      (figure): Column<ReportLine> => ({
        key: figure.key,
        title: figure.title,
        kind: hasCents(figure.name) ? 'hours' : 'number',
        value: (line) => figureOf(line, figure),
      }),
    ),
  ];
}

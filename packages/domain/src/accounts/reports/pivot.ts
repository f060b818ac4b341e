import { round } from '../../time/rounding.ts';
import type { ReportCell } from './contract.ts';
import type { Measure } from './fields.ts';

/** Of the sums over all columns. */
export const ALL = '';

/** What a cell has of its measures; beside money the hours that have no rate. */
export type CellFigure = Measure | 'unpriced';
export type Figures = Partial<Record<CellFigure, number>>;

export const figureNames = (measures: readonly Measure[]): CellFigure[] =>
  measures.flatMap((measure): CellFigure[] => (measure === 'money' ? ['money', 'unpriced'] : [measure]));

/** One line of a report: as many keys as there are rows, fewer on the sum of a group. */
export interface ReportLine {
  keys: readonly string[];
  /** By the key of the column, and of `ALL`. */
  figures: ReadonlyMap<string, Figures>;
}

export interface PivotTable {
  /** In their order; none where the report has no column. */
  columns: string[];
  lines: ReportLine[];
  total: ReportLine;
}

interface Shape {
  /** How many of a cell's keys are rows; one more is the column. */
  rows: number;
  figures: readonly CellFigure[];
  /** The order of two lines beside each other, of the row with this number, and of columns (-1). */
  order: (at: number, a: ReportLine, b: ReportLine) => number;
}

/** Hundredths of hours times cents: sums of them are exact as integers. */
const EXACT = 10_000;

interface Node {
  keys: readonly string[];
  sums: Map<string, Figures>;
  children: Map<string, Node>;
}

const nodeOf = (keys: readonly string[]): Node => ({ keys, sums: new Map(), children: new Map() });

/** The table of a report's cells: its lines in order, after each group its sum, and what all of them add up to. */
export function pivotOf(cells: readonly ReportCell[], { rows, figures, order }: Shape): PivotTable {
  const root = nodeOf([]);
  for (const cell of cells) {
    const column = cell.keys[rows];
    let node = root;
    add(node, cell, figures, column);
    for (const key of cell.keys.slice(0, rows)) {
      const child = node.children.get(key) ?? nodeOf([...node.keys, key]);
      node.children.set(key, child);
      add(child, cell, figures, column);
      node = child;
    }
  }
  const columns = [...root.sums.keys()].filter((key) => key !== ALL);
  const asLine = (key: string): ReportLine => ({ keys: [key], figures: new Map() });
  return {
    columns: columns.toSorted((a, b) => order(-1, asLine(a), asLine(b))),
    lines: linesOf(root, order),
    total: lineOf(root),
  };
}

function add({ sums }: Node, cell: ReportCell, figures: readonly CellFigure[], column: string | undefined) {
  for (const key of column === undefined ? [ALL] : [ALL, column]) {
    const sum = sums.get(key) ?? {};
    for (const name of figures) sum[name] = (sum[name] ?? 0) + Math.round((cell[name] ?? 0) * EXACT);
    sums.set(key, sum);
  }
}

function linesOf(node: Node, order: Shape['order']): ReportLine[] {
  const depth = node.keys.length;
  const inOrder = [...node.children.values()]
    .map((child) => ({ child, line: lineOf(child) }))
    .toSorted((a, b) => order(depth, a.line, b.line));
  const lines = inOrder.flatMap(({ child, line }) =>
    child.children.size > 0 ? linesOf(child, order) : [line],
  );
  // A group of one is its own sum.
  return depth > 0 && node.children.size > 1 ? [...lines, lineOf(node)] : lines;
}

function lineOf({ keys, sums }: Node): ReportLine {
  const figures = [...sums].map(([column, sum]): [string, Figures] => [
    column,
    Object.fromEntries(Object.entries(sum).map(([name, value]) => [name, shown(name, value / EXACT)])),
  ]);
  return { keys, figures: new Map(figures) };
}

/** Money is rounded here and nowhere before. */
const shown = (name: string, value: number): number => (name === 'money' ? round(value) : value);

/** Whether it is the sum of the lines before it. */
export const isSum = ({ keys }: ReportLine, rows: number): boolean => keys.length < rows;

import { DIMENSION_WORDS } from '@stundenbuch/domain/accounts/reports/fields';
import { isSum, type ReportLine } from '@stundenbuch/domain/accounts/reports/pivot';
import { type Column, DataTable, nextSorting, type Sorting } from '@stundenbuch/web/data';
import { WhyButton } from '@stundenbuch/web/kit';
import { type ReactNode, useState } from 'react';
import type { Definition, Filters } from './definition.ts';
import { type FigureColumn, figureOf, lineWords, type Pivot } from './use-pivot.ts';
import { figureWords } from './words.ts';

const SIZE = 50;

interface Props {
  pivot: Pivot;
  definition: Definition;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
  /** Shows the entries of these keys. */
  onOpen: (title: string, filters: Filters) => void;
  busy: boolean;
  /** Of an empty report: what takes the filters back, else the next step. */
  onReset?: () => void;
  step: ReactNode;
}

/** The figures with the sums of their groups; each opens the entries behind it. */
export function ReportTable({ pivot, definition, sorting, onSort, onOpen, busy, onReset, step }: Props) {
  const { rows, column, filters } = definition;
  const { lines, total, figures, words } = pivot;
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(SIZE);
  const last = Math.max(1, Math.ceil(lines.length / size));
  const shown = Math.min(page, last);

  const figure = (line: ReportLine, of: FigureColumn) => {
    const value = figureOf(line, of);
    if (value === null) return <span className="sb-muted">–</span>;
    const names = line.keys.map((_, at) => lineWords(line, rows, at, words));
    const title = [...names, ...(of.column && column ? [words(column, of.column)] : [])].join(', ') || 'Alle';
    const keys = line.keys.map((key, at) => [rows[at], [key]]);
    const behind = of.column && column ? [...keys, [column, [of.column]]] : keys;
    return (
      <WhyButton
        label={`${title}: ${figureWords(of.name, value)}, Einträge zeigen`}
        onClick={() => onOpen(title, { ...filters, ...Object.fromEntries(behind) })}
      >
        {figureWords(of.name, value)}
      </WhyButton>
    );
  };

  const columns: Column<ReportLine>[] = [
    ...rows.map(
      (dimension, at): Column<ReportLine> => ({
        key: dimension,
        title: DIMENSION_WORDS[dimension],
        value: (line) => lineWords(line, rows, at, words),
        render: (line) => {
          const text = lineWords(line, rows, at, words);
          return isSum(line, rows.length) ? <strong>{text}</strong> : text;
        },
        card: at === 0 ? 'title' : 'plain',
      }),
    ),
    ...figures.map(
      (one): Column<ReportLine> => ({
        key: one.key,
        title: one.title,
        // On the phone's card 'h' stands behind hours.
        kind: one.name === 'hours' || one.name === 'unpriced' ? 'hours' : 'number',
        value: (line) => figureOf(line, one),
        render: (line) =>
          isSum(line, rows.length) ? <strong>{figure(line, one)}</strong> : figure(line, one),
        // The last one is the sum, or all there is.
        ...(one === figures.at(-1) && { card: 'amount' as const, stays: true as const }),
      }),
    ),
  ];
  const [first = ''] = rows;
  return (
    <DataTable
      id="bericht"
      label="Bericht"
      columns={columns}
      rows={lines.slice((shown - 1) * size, shown * size)}
      rowKey={({ keys }) => keys.join('|')}
      pageSize={SIZE}
      busy={busy}
      {...{ onReset, step }}
      summary={{
        [first]: 'Summe',
        ...Object.fromEntries(figures.map((one) => [one.key, figure(total, one)])),
      }}
      empty="Dazu ist in diesem Zeitraum nichts erfasst. Wählen Sie einen anderen Zeitraum, oder entfernen Sie Filter."
      server={{
        total: lines.length,
        page: shown,
        onPage: setPage,
        size,
        onSize: (chosen) => {
          setSize(chosen);
          setPage(1);
        },
        sorting,
        onSort: (key) => onSort(nextSorting(sorting, key)),
        all: lines,
      }}
    />
  );
}

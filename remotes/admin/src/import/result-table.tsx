import { formatNumber } from '@stundenbuch/domain/time/format';
import type { RowResult } from '@stundenbuch/domain/workflows/imports/contract';
import { ROW_RESULT_WORDS } from '@stundenbuch/domain/workflows/imports/words';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatDay } from '@stundenbuch/web/format';
import { Checkbox, CheckboxField, SelectField, StatusTag, type Tone } from '@stundenbuch/web/kit';
import { useId, useState } from 'react';
import { signedClock } from './clock.ts';
import type { ResultLine } from './result-lines.ts';

const TONES: Readonly<Record<RowResult, Tone>> = {
  new: 'good',
  known: 'neutral',
  changed: 'warn',
  refused: 'bad',
  left: 'neutral',
};
const ALL = 'all';
const PAGE = 20;

interface Props {
  lines: readonly ResultLine[];
  /** Lines whose new values are wanted; without it they are only read. */
  ticked?: ReadonlySet<number>;
  onTick?: (ticked: ReadonlySet<number>) => void;
}

/** What becomes of each row, and why. */
export function ResultTable({ lines, ticked, onTick }: Props) {
  const id = useId();
  const [filter, setFilter] = useState<RowResult | typeof ALL>(ALL);
  const counts = Map.groupBy(lines, ({ result }) => result);
  const changed = counts.get('changed') ?? [];
  const results = (Object.keys(ROW_RESULT_WORDS) as RowResult[]).filter((result) => counts.has(result));
  const columns = ticked && onTick && changed.length > 0 ? [tickColumn(ticked, onTick), ...COLUMNS] : COLUMNS;
  return (
    <div className="sb-stack">
      <div className="sb-line">
        <SelectField
          id={`${id}-filter`}
          name="filter"
          label="Zeigen"
          value={filter}
          options={[
            { value: ALL, label: `alle Zeilen (${lines.length})` },
            ...results.map((value) => ({
              value,
              label: `${ROW_RESULT_WORDS[value]} (${counts.get(value)?.length})`,
            })),
          ]}
          onChange={setFilter}
        />
        {ticked && onTick && changed.length > 0 && (
          <CheckboxField
            id={`${id}-all`}
            name="all"
            label={`Alle Änderungen übernehmen (${ticked.size} von ${changed.length})`}
            value={ticked.size === changed.length}
            onChange={(isTicked) => onTick(new Set(isTicked ? changed.map(({ line }) => line) : []))}
          />
        )}
      </div>
      <DataTable
        id="import-rows"
        label="Zeilen der Datei"
        columns={columns}
        rows={filter === ALL ? lines : (counts.get(filter) ?? [])}
        rowKey={({ line }) => line}
        pageSize={PAGE}
        empty="Keine Zeile."
      />
    </div>
  );
}

const tickColumn = (
  ticked: ReadonlySet<number>,
  onTick: (ticked: ReadonlySet<number>) => void,
): Column<ResultLine> => ({
  key: 'tick',
  title: 'Änderung übernehmen',
  hidesTitle: true,
  sortable: false,
  card: 'lead',
  value: () => null,
  render: ({ line, place, result }) =>
    result === 'changed' && (
      <Checkbox
        aria-label={`Änderung übernehmen: ${place}`}
        checked={ticked.has(line)}
        onChange={({ target }) =>
          onTick(new Set(target.checked ? [...ticked, line] : [...ticked].filter((other) => other !== line)))
        }
      />
    ),
});

const COLUMNS: Column<ResultLine>[] = [
  { key: 'line', title: 'Zeile', value: ({ line }) => line, render: ({ place }) => place },
  { key: 'about', title: 'Worum es geht', value: ({ about }) => about, card: 'title' },
  {
    key: 'result',
    title: 'Ergebnis',
    value: ({ result }) => ROW_RESULT_WORDS[result],
    render: ({ result }) => <StatusTag tone={TONES[result]}>{ROW_RESULT_WORDS[result]}</StatusTag>,
  },
  {
    key: 'why',
    title: 'Was geschieht',
    sortable: false,
    card: 'text',
    value: whyOf,
    render: (line) => <Why line={line} />,
  },
];

function whyOf({ column, message, changes, openings }: ResultLine): string {
  const said = message && column ? `Spalte ${column}: ${message}` : message;
  const changed = changes.map(({ field, old, new: wanted }) => `${field}: ${old || '–'} → ${wanted || '–'}`);
  return [said, ...changed, openings && openingsText(openings)].filter(Boolean).join(' · ');
}

function openingsText({ day, vacation, minutes }: NonNullable<ResultLine['openings']>): string {
  const figures = [
    vacation !== null && `Resturlaub ${formatNumber(vacation)}`,
    minutes !== null && `Stundenkonto ${signedClock(minutes)}`,
  ].filter(Boolean);
  return figures.length > 0 ? `Am ${formatDay(day)}: ${figures.join(', ')}` : '';
}

/** Old values are struck out and said to be old. */
function Why({ line }: { line: ResultLine }) {
  const { changes, ...rest } = line;
  const text = whyOf({ ...rest, changes: [] });
  return (
    <>
      {text}
      {changes.length > 0 && (
        <ul className="sb-bullets">
          {changes.map(({ field, old, new: wanted }) => (
            <li key={field}>
              {field}: <del>{old || 'leer'}</del> → <ins>{wanted || 'leer'}</ins>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

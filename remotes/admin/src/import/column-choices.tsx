import { formatAnyDay } from '@stundenbuch/domain/time/format';
import { formatMinutes } from '@stundenbuch/domain/time/typed-time';
import type { ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import type { FileCell, TableRow } from '@stundenbuch/web/table-file';
import { useId } from 'react';
import { type Mapping, targetsOf } from './reading/targets.ts';

interface Props {
  kind: ImportKind;
  features: readonly string[];
  mapping: Mapping;
  /** Of the columns of the file. */
  names: readonly string[];
  rows: readonly TableRow[];
  /** What was recognized is only there to be looked at. */
  isOpen: boolean;
  onChange: (mapping: Mapping) => void;
}

const SAMPLES = 3;

/** Of each thing that can be taken over: the column that has it, and what the first rows say. */
export function ColumnChoices({ kind, features, mapping, names, rows, isOpen, onChange }: Props) {
  const id = useId();
  const targets = targetsOf(kind, features);
  const count = targets.filter(({ key }) => mapping[key] !== undefined).length;

  function choose(key: string, column: string): void {
    const { [key]: _, ...others } = mapping;
    onChange(column === '' ? others : { ...others, [key]: Number(column) });
  }

  return (
    <details className="adm-mapping" open={isOpen || undefined}>
      <summary>
        {count} von {targets.length} Spalten zugeordnet
      </summary>
      <table className="sb-simple-table">
        <caption className="sb-hidden">Zuordnung der Spalten</caption>
        <thead>
          <tr>
            <th scope="col">Bei uns</th>
            <th scope="col">Spalte der Datei</th>
            <th scope="col">Erste Zeilen</th>
          </tr>
        </thead>
        <tbody>
          {targets.map(({ key, header, meaning, isNeeded }) => (
            <tr key={key}>
              <th scope="row">
                <label htmlFor={`${id}-${key}`} className={isNeeded ? 'sb-required' : undefined}>
                  {header}
                </label>
                <small className="sb-muted">{meaning}</small>
              </th>
              <td>
                <select
                  id={`${id}-${key}`}
                  className="sb-input sb-select"
                  value={mapping[key] ?? ''}
                  onChange={({ target }) => choose(key, target.value)}
                >
                  <option value="">nicht übernehmen</option>
                  {names.map((name, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a file may have a header twice
                    <option key={column} value={column}>
                      {name}
                    </option>
                  ))}
                </select>
              </td>
              <td className="sb-muted">{samplesOf(rows, mapping[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const samplesOf = (rows: readonly TableRow[], column: number | undefined): string =>
  column === undefined
    ? ''
    : rows
        .map(({ cells }) => wordOf(cells[column] ?? null))
        .filter(Boolean)
        .slice(0, SAMPLES)
        .join(' · ');

function wordOf(cell: FileCell): string {
  if (typeof cell !== 'object' || cell === null) return String(cell ?? '');
  const time = cell.minutes === null ? '' : formatMinutes(cell.minutes);
  return [cell.day && formatAnyDay(cell.day), time].filter(Boolean).join(' ');
}

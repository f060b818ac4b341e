import { IMPORT, type ImportInput, type ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import type { ChosenFile } from './chosen-file.ts';
import { hasOpenings } from './import-kinds.ts';
import { chunksOf } from './reading/chunks.ts';
import { type ColumnSums, type Conversion, convert, type Row, type Unread } from './reading/convert.ts';
import type { FileRows, Known, Setup } from './reading/setup.ts';

/** What of a file is sent, and what is said of the rest. */
export interface Plan {
  kind: ImportKind;
  input: ImportInput;
  rows: Row[];
  chunks: Row[][];
  unread: Unread[];
  left: number;
  places: ReadonlyMap<number, string>;
  /** Of the file. */
  sums: ColumnSums;
}

const BY_HAND = 'Eigene Zuordnung';
const FILE_NAME = 200;

export const conversionOf = (
  file: ChosenFile,
  setup: Setup,
  { rows }: FileRows,
  { features }: Known,
): Conversion | null =>
  setup.kind &&
  convert(rows, { ...setup, kind: setup.kind, features, is1904: file.sheets[setup.sheet]?.is1904 ?? false });

export function planOf(file: ChosenFile, setup: Setup, { places }: FileRows, converted: Conversion): Plan {
  const kind = setup.kind as ImportKind;
  const { rows, unread, left, sums } = converted;
  return {
    ...{ kind, rows, unread, left, places, sums },
    chunks: chunksOf(kind, rows, IMPORT.rows),
    input: {
      kind,
      source: setup.source ?? BY_HAND,
      file_name: file.name.slice(0, FILE_NAME),
      starts_on: hasOpenings(kind) ? setup.startsOn : null,
      round: setup.round,
      create_missing: setup.createMissing,
    },
  };
}

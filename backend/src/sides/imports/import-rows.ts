import type { Day } from '@stundenbuch/domain/time/day';
import type {
  ImportDetail,
  ImportedRow,
  ImportedRows,
  ImportLine,
  ImportSums,
} from '@stundenbuch/domain/workflows/imports/contract';
import { utc } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** What is kept of a part of a file. */
export type ChunkAnswer = ImportedRows;

export type ImportRecord = Omit<ImportLine, 'sums' | 'undo_until'> &
  Pick<ImportDetail, 'round' | 'create_missing'> & { chunks: ChunkAnswer[]; ends_on: Day };

/** Imports of a company, the last first, with the answers to what was taken. */
export const importRecords = (
  company: number,
  where: Sql,
): Sql => sql`select i.id, i.kind, i.source, i.file_name,
    i.starts_on, i.state, i.round, i.create_missing, u.first_name || ' ' || u.name as by,
    ${utc(sql`i.created_at`)} as begun_at, ${utc(sql`i.finished_at`)} as finished_at, ${utc(sql`i.undone_at`)} as undone_at,
    (i.created_at at time zone 'Europe/Berlin')::date + 30 as ends_on,
    coalesce((select json_agg(c.answer order by c.chunk) from import_chunks c
      where c.company_id = i.company_id and c.import_id = i.id and c.taken), '[]') as chunks
  from imports i left join users u on u.company_id = i.company_id and u.id = i.created_by
  where i.company_id = ${company} and ${where} order by i.id desc`;

const NO_SUMS: ImportSums = {
  ...{ new: 0, known: 0, changed: 0, refused: 0, left: 0 },
  ...{ vacation: 0, minutes: 0, hours: 0 },
};

export function sumsOf(rows: readonly ImportedRow[], hours: number): ImportSums {
  const sums = { ...NO_SUMS, hours };
  for (const { result, openings } of rows) {
    sums[result] += 1;
    sums.vacation += openings?.vacation ?? 0;
    sums.minutes += openings?.minutes ?? 0;
  }
  return sums;
}

function added(all: readonly ImportSums[]): ImportSums {
  const keys = Object.keys(NO_SUMS) as (keyof ImportSums)[];
  const sum = (key: keyof ImportSums) =>
    Math.round(all.reduce((total, one) => total + one[key], 0) * 100) / 100;
  return Object.fromEntries(keys.map((key) => [key, sum(key)])) as ImportSums;
}

export function lineOf({ chunks, ends_on, round: _, create_missing: __, ...line }: ImportRecord): ImportLine {
  const undo_until = line.state === 'done' ? ends_on : null;
  return { ...line, undo_until, sums: added(chunks.map(({ sums }) => sums)) };
}

import type { SheetRow, SheetSums } from './sheet-data.ts';

/** What absences add to the hours that were worked. */
export const creditedOf = ({ worked, credited }: Pick<SheetRow, 'worked' | 'credited'>): number =>
  credited - worked;

export interface CountedSums extends SheetSums {
  /** Of the whole month, where some of its days do not count yet; null where all do. */
  month_target: number | null;
}

/**
 * Sums of the days that count, so that like is compared with like: Ist + Angerechnet − Soll = Differenz, of a draft up to
 * the day to which it has come.
 */
export function countedSums(rows: readonly SheetRow[]): CountedSums {
  const counted = rows.filter(({ difference }) => difference !== null);
  const sum = (key: keyof SheetSums, of: readonly SheetRow[] = counted) =>
    of.reduce((all, row) => all + (row[key] ?? 0), 0);
  const [target, all] = [sum('target'), sum('target', rows)];
  return {
    break: sum('break'),
    worked: sum('worked'),
    credited: sum('credited'),
    target,
    difference: sum('difference'),
    month_target: counted.length < rows.length ? all : null,
  };
}

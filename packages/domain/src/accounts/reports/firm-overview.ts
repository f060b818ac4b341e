import { round } from '../../time/rounding.ts';
import { bookingNumber, FIRM_GROUPS, type FirmGroup, firmOf } from './firms.ts';

export interface FirmRow {
  label: string;
  group: FirmGroup | 'total';
  hours: number;
  /** Share of the hours of the three firms; null for what is no firm. */
  percent: number | null;
  percentOfTotal: number;
}

const LABELS: Readonly<Record<FirmRow['group'], string>> = {
  firm1: 'Firma 1',
  firm2: 'Firma 2',
  firm3: 'Firma 3',
  social: 'Sozial',
  internal: 'Intern',
  total: 'Gesamt',
};

export const isFirm = (group: FirmRow['group']): boolean => group.startsWith('firm');

interface Booked {
  project: number;
  internal_id: string | null;
  hours: number;
}

/** Adds up entries page by page, in hundredths of an hour to avoid rounding errors. */
export class FirmSums {
  private readonly hundredths: Record<FirmRow['group'], number> = {
    firm1: 0,
    firm2: 0,
    firm3: 0,
    social: 0,
    internal: 0,
    total: 0,
  };

  add(entries: readonly Booked[]): void {
    for (const entry of entries) {
      const amount = Math.round(entry.hours * 100);
      const group = firmOf(bookingNumber(entry));
      this.hundredths.total += amount;
      if (group) this.hundredths[group] += amount;
    }
  }

  /** The six rows. Without hours every share is 0. */
  rows(): FirmRow[] {
    const { firm1, firm2, firm3, total } = this.hundredths;
    const firms = firm1 + firm2 + firm3;
    return ([...FIRM_GROUPS, 'total'] as const).map((group) => ({
      label: LABELS[group],
      group,
      hours: round(this.hundredths[group] / 100),
      percent: isFirm(group) ? share(this.hundredths[group], firms) : null,
      percentOfTotal: share(this.hundredths[group], total),
    }));
  }
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

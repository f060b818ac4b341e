import { HALF_LABELS } from '../../records/entries/halves.ts';
import { ABSENCE_TYPES } from '../../records/entries/status.ts';
import { AWAY, typeLabel } from '../../records/entries/type-codes.ts';
import type { SheetData, SheetRow } from './sheet-data.ts';

const labels: readonly string[] = ABSENCE_TYPES.map((code) => typeLabel(code) ?? '');
const halves = Object.values(HALF_LABELS).map((half) => ` (${half})`);

/** The words of a day as `sheetOf` joins them: of absences that there are some, also of those that are only requested. */
function kindForLead(kind: string): string {
  const words = kind.split(', ').filter((word) => word !== 'beantragt');
  return words
    .map((word) => {
      const half = halves.find((end) => word.endsWith(end)) ?? '';
      return labels.includes(word.slice(0, word.length - half.length)) ? `${AWAY}${half}` : word;
    })
    .join(', ');
}

const rowForLead = (row: SheetRow): SheetRow => {
  const kind = kindForLead(row.kind);
  if (kind === row.kind) return row;
  // Why an absence was changed may say what it is.
  return { ...row, kind, corrections: row.corrections.map((one) => ({ ...one, reason: null })) };
};

/** What a lead who checks a month reads of it: no contract, number or vacation account, and of absences that there are some (TEAM-04). */
export function sheetForLead(data: SheetData, seesSickness: boolean): SheetData {
  return {
    ...data,
    person: { ...data.person, personnel_number: null },
    place: null,
    contracts: [],
    vacation: null,
    seal: null,
    rows: seesSickness ? data.rows : data.rows.map(rowForLead),
  };
}

import { HALF_LABELS } from '../../records/entries/halves.ts';
import { AWAY } from '../../records/entries/type-codes.ts';
import { figuresForLead } from '../overtime/veiled.ts';
import { NOT_EMPLOYED, sumsOf } from './sheet.ts';
import type { SheetData, SheetRow } from './sheet-data.ts';

const halves = Object.values(HALF_LABELS).map((half) => ` (${half})`);

/** What the day is for everybody; all else names an absence, be it of a company's own kind. */
const isOfTheDay = (word: string): boolean =>
  word === NOT_EMPLOYED || / \((arbeitsfrei|halber Arbeitstag)\)$/.test(word);

/** The words of a day as `sheetOf` joins them: of absences that there are some, also of those that are only requested. */
function kindForLead(kind: string): string {
  const words = kind.split(', ').filter(Boolean);
  const named = words.filter((word) => !isOfTheDay(word));
  if (named.length === 0) return kind;
  const ends = named.flatMap((word) => {
    if (/ ab \d\d:\d\d$| \(\d+:\d\d Std\.\)$/.test(word)) return ` (${HALF_LABELS.second})`;
    return halves.find((half) => word.endsWith(half)) ?? [];
  });
  const absences = ends.length > 0 ? ends.map((half) => `${AWAY}${half}`) : [AWAY];
  return [...absences, ...words.filter(isOfTheDay)].join(', ');
}

function rowForLead(row: SheetRow): SheetRow {
  const kind = kindForLead(row.kind);
  if (kind === row.kind) return row;
  // Why an absence was changed may say what it is.
  const corrections = row.corrections.map((one) => ({ ...one, reason: null }));
  return { ...row, ...figuresForLead(row), kind, corrections };
}

/** What a lead who checks a month reads of it: no contract, number or vacation account, and of absences that there are some (TEAM-04). */
export function sheetForLead(data: SheetData, seesSickness: boolean): SheetData {
  const rows = seesSickness ? data.rows : data.rows.map(rowForLead);
  return {
    ...data,
    sums: sumsOf(rows),
    person: { ...data.person, personnel_number: null },
    place: null,
    contracts: [],
    vacation: null,
    seal: null,
    rows,
  };
}

import {
  FIRM_DATA_LINES,
  FIRM_WORKSHEETS,
  firmFormulas,
} from '@stundenbuch/domain/accounts/reports/firm-formulas';
import { FirmSums, isFirm } from '@stundenbuch/domain/accounts/reports/firm-overview';
import { bookingNumber } from '@stundenbuch/domain/accounts/reports/firms';
import { ABSENCE_STATUS_LABELS } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import type { CellWorksheet, Rows, Sheet, WorksheetColumn } from '@stundenbuch/web/export';

/** A to N. The formulas read the number in C and the hours in G. */
const firmColumns: WorksheetColumn<Entry>[] = [
  { title: 'Personalnummer', value: ({ personnelNumber }) => personnelNumber },
  { title: 'Mitarbeiter', value: ({ first_name, name }) => `${first_name} ${name}` },
  { title: 'Buchungs-/Projektnummer', value: bookingNumber },
  { title: 'Projekt/Art', value: absenceName },
  { title: 'Datum', kind: 'date', value: ({ day }) => day },
  { title: 'Buchungstext', value: ({ booking_text }) => booking_text },
  { title: 'Stunden', kind: 'hours', value: ({ hours }) => hours },
  { title: 'Beginn', value: ({ start_time }) => start_time },
  { title: 'Ende', value: ({ end_time }) => end_time },
  { title: 'Pause', kind: 'hours', value: (entry) => entry.break },
  { title: 'Soll', kind: 'hours', value: ({ target }) => target },
  { title: 'Ist', kind: 'hours', value: ({ actual }) => actual },
  { title: 'Status', value: ({ status }) => (status === null ? null : ABSENCE_STATUS_LABELS[status]) },
  { title: 'E-Mail', value: ({ email }) => email },
];

/** The two sheets of 'Stundenübersicht Firmen'. The sums accumulate while the entries stream into the first. */
export function firmWorksheets(entries: Rows<Entry>): Sheet[] {
  const sums = new FirmSums();
  return [
    {
      name: FIRM_WORKSHEETS.data,
      columns: firmColumns,
      rows: counted(entries, sums),
      lastLine: FIRM_DATA_LINES,
    },
    { name: FIRM_WORKSHEETS.overview, cells: () => overviewCells(sums) },
  ];
}

async function* counted(entries: Rows<Entry>, sums: FirmSums) {
  const pages = Symbol.asyncIterator in entries ? entries : [{ rows: entries, total: entries.length }];
  for await (const page of pages) {
    sums.add(page.rows);
    yield { rows: [...page.rows], total: page.total };
  }
}

function overviewCells(sums: FirmSums): ReturnType<CellWorksheet['cells']> {
  const lines = sums.rows().map(({ label, group, hours, percent, percentOfTotal }, index) => {
    const formulas = firmFormulas(group, index + 2);
    return [
      label,
      { formula: formulas.hours, value: hours, kind: 'hours' as const },
      isFirm(group) ? { formula: formulas.percent, value: percent ?? 0, kind: 'percent' as const } : '–',
      { formula: formulas.percentOfTotal, value: percentOfTotal, kind: 'percent' as const },
    ];
  });
  return [['Bezeichnung', 'Stunden', 'Prozent', 'Prozent der Gesamtstunden'], ...lines];
}

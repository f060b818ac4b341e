import type {
  ImportDetail,
  ImportedRow,
  ImportLine,
  ImportSums,
} from '@stundenbuch/domain/workflows/imports/contract';
import { importRowSentences } from '@stundenbuch/domain/workflows/imports/messages';
import { type Provocations, renderPage, type SentCall } from '@stundenbuch/web/testing';
import { userEvent } from 'vitest/browser';
import { ImportPage } from './import-page.tsx';

export const NO_SUMS: ImportSums = {
  ...{ new: 0, known: 0, changed: 0, refused: 0, left: 0 },
  ...{ vacation: 0, minutes: 0, hours: 0 },
};

export const line: ImportLine = {
  id: 3,
  kind: 'people',
  source: 'Vorlage',
  file_name: 'leute.csv',
  starts_on: '2026-11-01',
  state: 'done',
  by: 'Anna Berger',
  begun_at: '2026-11-20T08:00:00Z',
  finished_at: '2026-11-20T08:01:00Z',
  undone_at: null,
  undo_until: '2026-12-20',
  sums: { ...NO_SUMS, new: 38, refused: 2 },
};

const rowOf = (row: Partial<ImportedRow> & Pick<ImportedRow, 'line'>): ImportedRow => ({
  result: 'new',
  message: null,
  code: null,
  column: null,
  changes: [],
  openings: null,
  ...row,
});

export interface SentRows {
  chunk: number;
  commit: boolean;
  sums_agree?: boolean;
  rows: { line: number; change?: boolean; [key: string]: unknown }[];
}

/** Answers each chunk as the server would, from what is known of single lines. */
export function answering(known: Partial<ImportedRow>[] = [], sums: Partial<ImportSums> = {}) {
  return ({ body }: SentCall) => {
    const { chunk, commit, rows } = body as SentRows;
    const answered = rows.map(({ line: at, change }) => {
      const row = rowOf({ ...known.find((one) => one.line === at), line: at });
      return row.result === 'changed' && commit && !change ? { ...row, result: 'left' as const } : row;
    });
    const counts = Map.groupBy(answered, ({ result }) => result);
    const counted = Object.fromEntries([...counts].map(([result, of]) => [result, of.length]));
    return { chunk, committed: commit, rows: answered, sums: { ...NO_SUMS, ...counted, ...sums } };
  };
}

export const show = (calls = {}, features: readonly string[] = ['ledger', 'overtime'], imports = [line]) =>
  renderPage(<ImportPage />, {
    path: '/import',
    person: { role: 'admin', features: ['audit', 'import', ...features] },
    calls: {
      'GET /api/import': imports,
      'GET /api/company/jobs': [{ id: 1, job_title: 'Dach' }],
      'GET /api/company/categories': [],
      'GET /api/calendar/place': [{ id: 4, name: 'Köln' }],
      'GET /api/team': [],
      'GET /api/user': [{ id: 11, first_name: 'Anna', name: 'Berger', email: 'a@b.de', role: 1, active: 1 }],
      'POST /api/import': { ...line, state: 'running', sums: NO_SUMS },
      'POST /api/import/3/rows': answering(),
      'POST /api/import/3/finish': line,
      ...calls,
    },
  });
export type Screen = Awaited<ReturnType<typeof show>>;

export async function openFile(screen: Screen, content: string, name = 'leute.csv') {
  await userEvent.upload(screen.getByLabelText('Tabelle öffnen'), new File([content], name));
}

export const PEOPLE = [
  'Personalnummer;Vorname;Nachname;E-Mail;Arbeitsplatz;Eintritt;Stundenkonto;Resturlaub Vorjahr',
  '1;Anna;Berger;a@b.de;Dach;01.03.2024;+12:30;3,5',
  '2;Bert;Kunz;b@b.de;Dach;31.02.2024;-4:15;0',
  '3;Carl;Dorn;c@b.de;Dach;01.04.2024;0:00;140',
].join('\n');

export const sentRows = ({ sent }: Screen): SentRows[] =>
  sent.filter(({ call }) => call === 'POST /api/import/3/rows').map(({ body }) => body as SentRows);

export const detail: ImportDetail = {
  ...line,
  round: false,
  create_missing: false,
  chunks: [0],
  rows: [],
  stands: [],
};

async function check(calls = {}) {
  const screen = await show(calls);
  await openFile(screen, PEOPLE);
  await screen.getByRole('button', { name: 'Prüfen' }).click();
}

async function undo(answer: Response) {
  const screen = await show({ 'GET /api/import/3': detail, 'POST /api/import/3/undo': answer });
  await screen.getByRole('button', { name: 'leute.csv rückgängig machen' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Rückgängig' }).click();
}

/** What the server says of a row is said beside it. */
const ofRow = ([code, { message }]: [string, { message: string }]) =>
  [
    code,
    () => check({ 'POST /api/import/3/rows': answering([{ line: 2, result: 'refused', code, message }]) }),
  ] as const;

export const importRefusals: Provocations = {
  import_running: (refused) => check({ 'POST /api/import': refused() }),
  import_over: (refused) => check({ 'POST /api/import/3/rows': refused() }),
  import_sums: (refused) => check({ 'POST /api/import/3/rows': refused() }),
  import_unfinished: (refused) => undo(refused()),
  ...Object.fromEntries(Object.entries(importRowSentences).map(ofRow)),
};

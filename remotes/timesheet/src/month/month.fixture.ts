import type { SheetData, SheetRow } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import type {
  CorrectionRequest,
  MonthOfPerson,
  PersonMonth,
} from '@stundenbuch/domain/workflows/month/contract';

export const row = (day: string, changes: Partial<SheetRow> = {}): SheetRow => ({
  day,
  start: '08:00',
  end: '16:30',
  break: 30,
  worked: 480,
  credited: 480,
  target: 480,
  difference: 0,
  kind: '',
  notes: [],
  corrections: [],
  ...changes,
});

const sheet: SheetData = {
  format: 1,
  company: { id: 1, name: 'Alpha GmbH' },
  person: { id: 7, first_name: 'Anna', name: 'Arndt', personnel_number: null },
  place: null,
  month: '2026-10',
  version: 1,
  contracts: [],
  rows: [
    row('2026-10-01'),
    row('2026-10-02', { start: null, end: null, break: null, worked: 0, credited: 480, kind: 'Urlaub' }),
    row('2026-10-05', { end: '17:30', worked: 540, credited: 540, difference: 60 }),
  ],
  sums: { break: 60, worked: 1020, credited: 1500, target: 1440, difference: 60 },
  account: { opening: 120, difference: 60, posted: 0, closing: 180, postings: [] },
  vacation: null,
  seal: null,
};

export const october: PersonMonth = {
  user: 7,
  first_name: 'Anna',
  name: 'Arndt',
  month: '2026-10',
  state: 'open',
  version: 0,
  confirmed_at: null,
  closed_at: null,
  reason: null,
  stops: [],
  sheet,
  versions: [],
};

export const closed: PersonMonth = {
  ...october,
  state: 'closed',
  version: 1,
  confirmed_at: '2026-11-02T08:00:00Z',
  closed_at: '2026-11-03T08:00:00Z',
  versions: [
    {
      version: 1,
      sha256: 'ab12'.repeat(16),
      created_at: '2026-11-03T08:00:00Z',
      by: 'Clara Chef',
      reason: null,
    },
  ],
};

const person = (user: number, first_name: string, changes: Partial<MonthOfPerson> = {}): MonthOfPerson => ({
  user,
  first_name,
  name: 'Maier',
  month: '2026-10',
  state: 'open',
  version: 0,
  confirmed_at: null,
  closed_at: null,
  reason: null,
  stops: [],
  account_differs: null,
  figures: { target: 10_560, worked: 9600, balance: -90, vacation: 2, sick: 0.5 },
  ...changes,
});

export const people: MonthOfPerson[] = [
  person(7, 'Anna', { state: 'confirmed', confirmed_at: '2026-11-02T08:00:00Z' }),
  person(8, 'Bert', {
    stops: [
      { day: '2026-10-05', kind: 'day' },
      { day: '2026-10-06', kind: 'absence' },
    ],
  }),
  person(9, 'Carl', { state: 'closed', version: 1, closed_at: '2026-11-03T08:00:00Z' }),
];

export const requested: CorrectionRequest = {
  id: 4,
  user: 8,
  first_name: 'Bert',
  name: 'Maier',
  day: '2026-10-05',
  state: 'open',
  answer: null,
  old: { start_time: '08:00', end_time: '16:00', break: 0.5 },
  wish: { start_time: '07:00', end_time: '16:00', break: 0.5 },
  absence: null,
  reason: 'Zettel vom Polier',
};

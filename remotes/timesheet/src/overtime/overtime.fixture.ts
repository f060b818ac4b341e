import type {
  OvertimeMonth,
  OvertimeOfPerson,
  TimePosting,
  WireAccountDay,
} from '@stundenbuch/domain/accounts/overtime/contract';

const contract = (minutes: number, text = 'Vertrag ab 01.01.2026, Montag') =>
  ({ figure: 'target', kind: 'contract', text, minutes, entry: null }) as const;

const work = (minutes: number, text: string) =>
  ({ figure: 'credited', kind: 'entry', text, minutes, entry: 5 }) as const;

const day = (changes: Partial<WireAccountDay> & { day: string }): WireAccountDay => ({
  ...{
    target: 480,
    credited: 480,
    worked: changes.credited ?? 480,
    difference: 0,
    balance: 300,
    counts: true,
    reasons: [contract(480)],
  },
  ...changes,
});

export const opening: TimePosting = {
  id: 1,
  day: '2026-11-01',
  minutes: 300,
  kind: 'opening',
  text: 'Abgelesen',
  reverses_id: null,
  counts: true,
  open: true,
  by: 'Clara Chef',
};

export const payout: TimePosting = {
  id: 2,
  day: '2026-11-03',
  minutes: -120,
  kind: 'payout',
  text: 'Mit dem Lohn',
  reverses_id: null,
  counts: true,
  open: true,
  by: 'Clara Chef',
};

/** November until Friday the 20th, with the days that the tests look at. */
export const account: OvertimeMonth = {
  user: 7,
  first_name: 'Anna',
  name: 'Berger',
  month: '2026-11',
  since: '2026-11-01',
  opening: 0,
  closing: 195,
  signed: null,
  days: [
    day({
      day: '2026-11-01',
      target: 0,
      credited: 0,
      balance: 300,
      reasons: [contract(0, 'Vertrag ab 01.01.2026, Sonntag ist kein Arbeitstag')],
    }),
    day({
      day: '2026-11-02',
      credited: 525,
      difference: 45,
      balance: 345,
      reasons: [contract(480), work(525, 'Arbeit 08:00–17:30')],
    }),
    day({
      day: '2026-11-03',
      credited: 450,
      difference: -30,
      balance: 195,
      reasons: [contract(480), work(450, 'Arbeit')],
    }),
    day({ day: '2026-11-20', credited: 0, balance: 195, counts: false }),
  ],
  postings: [opening, payout],
  course: [{ month: '2026-11', difference: 15, posted: 180, balance: 195 }],
  limits: { over: 2400, under: -1200 },
};

export const people: OvertimeOfPerson[] = [
  {
    user: 7,
    first_name: 'Anna',
    name: 'Berger',
    opening: 0,
    difference: 15,
    posted: 180,
    closing: 195,
    balance: 195,
    outside: false,
  },
  {
    user: 8,
    first_name: 'Ben',
    name: 'Weber',
    opening: 0,
    difference: -1500,
    posted: 0,
    closing: -1500,
    balance: -1500,
    outside: true,
  },
];

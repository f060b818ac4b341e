import type { PlaceCalendar } from '../../day/calendar/special-days.ts';
import { entry, factsOf, fiveDays, NW, posting } from '../overtime/overtime.fixture.ts';
import type { SheetEntry, SheetFacts } from './sheet.ts';

const october = (date: number) => `2026-10-${String(date).padStart(2, '0')}`;

const worked = (date: number, end_time: string, net_minutes: number): SheetEntry => ({
  ...entry(october(date), 50, {
    target: 8,
    hours: net_minutes / 60,
    net_minutes,
    start_time: '07:45',
    end_time,
  }),
  break_minutes: 30,
});

const away = (date: number, project: number, changes: Partial<SheetEntry> = {}): SheetEntry => ({
  ...entry(october(date), project, changes),
  break_minutes: null,
});

/** Worked on the working days until the 16th, half a day and a week off; 3 October is a holiday, a Saturday. */
const octoberEntries: readonly SheetEntry[] = [
  ...[1, 2, 5, 6, 7, 8, 9, 12, 13, 14, 15].map((date) => worked(date, '16:45', 510)),
  worked(16, '12:15', 240),
  away(16, 10, { half: 'second', hours: 4 }),
  ...[19, 20, 21, 22, 23].map((date) => away(date, 10)),
  away(26, 20),
  away(27, 20),
];

const place = { id: 7, name: 'Werkstatt', land: 'NW' } as const;
const calendar: PlaceCalendar = { ...NW, place: 7 };

/** October 2026, a month of 31 days, seen from November. */
export function octoberFacts(changes: Partial<SheetFacts> = {}): SheetFacts {
  const account = factsOf({
    since: '2026-10-01',
    today: '2026-11-20',
    entries: octoberEntries,
    postings: [
      posting('2026-10-01', 300, { kind: 'opening', text: 'Aus der alten Liste' }),
      posting('2026-10-30', -120, { kind: 'payout', text: 'Mit dem Lohn' }),
    ],
  });
  return {
    company: { id: 1, name: 'Tischlerei Vorbild GmbH' },
    person: { id: 11, first_name: 'Änne', name: 'Größöß', personnel_number: '1007' },
    month: '2026-10',
    version: 2,
    seal: { no: 12, hash: 'ab'.repeat(32) },
    today: '2026-11-20',
    settings: account.settings,
    account,
    places: [place],
    work: {
      weeklyhours: 40,
      working_days: null,
      calendar,
      contracts: [fiveDays],
      places: new Map([[7, calendar]]),
    },
    vacation: {
      vacation: 30,
      lastYear: { days: 2.5, enteredIn: 2026 },
      days: octoberEntries
        .filter(({ project }) => project === 10)
        .map(({ day, project, status, half }) => ({ day, project, status, portion: half ? 0.5 : 1 })),
    },
    entries: octoberEntries,
    notes: [
      {
        day: '2026-10-02',
        code: 'break',
        reason: 'Betonlieferung am Nachmittag',
        text: 'Bei 8,50 Stunden Arbeit sind 45 Minuten Pause vorgeschrieben, es fehlen 15.',
      },
    ],
    corrections: [{ day: '2026-10-07', by: 'Karla Ährenfeld', on: '2026-10-09', reason: 'Vergessen' }],
    ...changes,
  };
}

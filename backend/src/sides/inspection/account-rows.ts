import type { AccountMonth } from '@stundenbuch/domain/accounts/overtime/month';
import { TIME_POSTING_LABELS } from '@stundenbuch/domain/accounts/overtime/postings';
import { reasonWords } from '@stundenbuch/domain/accounts/overtime/reasons';
import { creditedOf } from '@stundenbuch/domain/accounts/sheets/counted';
import { balance, type LedgerFacts, ledger, total } from '@stundenbuch/domain/accounts/vacation/ledger';
import { POSTING_LABELS } from '@stundenbuch/domain/accounts/vacation/posting';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { addDays, type Day, yearOf } from '@stundenbuch/domain/time/day';
import { formatDay, formatHours, formatNumber } from '@stundenbuch/domain/time/format';
import { round } from '@stundenbuch/domain/time/rounding';
import type { Person } from './inspected.ts';

const PERSON = ['Personalnummer', 'Nachname', 'Vorname'] as const;
const cellsOf = ({ personnel_number, name, first_name }: Person) => [
  personnel_number ?? '',
  name,
  first_name,
];

export const VACATION_HEAD = [...PERSON, 'Tag', 'Art', 'Urlaub aus dem Jahr', 'Tage', 'Stand', 'Grund'];
export const OVERTIME_HEAD = [
  ...PERSON,
  ...['Tag', 'Soll', 'Ist', 'Angerechnet', 'Differenz', 'Buchung', 'Saldo', 'Grund'],
];

/** What was there before the period, and each posting of it with what is there after it. */
export function vacationRows(person: Person, facts: LedgerFacts, from: Day, to: Day): string[][] {
  // What is planned for next year decides what expires of this one.
  const postings = ledger(facts, yearOf(to) + 1);
  let left = total(balance(postings, addDays(from, -1)));
  const opening = [...cellsOf(person), formatDay(from), 'Stand zu Beginn', '', '', formatNumber(left), ''];
  const rows = postings.filter(({ day }) => day >= from && day <= to);
  return [
    opening,
    ...rows.map(({ day, kind, year, days, text }) => {
      left = round(left + days);
      return [
        ...cellsOf(person),
        ...[formatDay(day), POSTING_LABELS[kind], String(year), formatNumber(days), formatNumber(left), text],
      ];
    }),
  ];
}

const hours = (minutes: number) => formatHours(hoursOf(minutes));

/** The days of a month that lie in the period. */
export function overtimeRows(
  person: Person,
  { days, postings }: AccountMonth,
  from: Day,
  to: Day,
): string[][] {
  return days
    .filter(({ day }) => day >= from && day <= to)
    .filter(({ day, recorded }) => recorded !== false || postings.some((posting) => posting.day === day))
    .map((each) => {
      const posted = postings.filter(({ day, counts }) => counts && day === each.day);
      const minutes = posted.reduce((sum, posting) => sum + posting.minutes, 0);
      const words = posted.map(({ kind, text }) => `${TIME_POSTING_LABELS[kind]}: ${text}`);
      return [
        ...[
          ...cellsOf(person),
          formatDay(each.day),
          hours(each.target),
          hours(each.worked),
          hours(creditedOf(each)),
        ],
        ...[hours(each.difference), posted.length > 0 ? hours(minutes) : '', hours(each.balance)],
        [reasonWords(each.reasons, each), ...words].filter(Boolean).join('; '),
      ];
    });
}

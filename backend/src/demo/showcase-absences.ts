import type { SubstituteAnswer } from '@stundenbuch/domain/records/absences/contract';
import type { Half } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { addDays, type Day, latest, yearOf } from '@stundenbuch/domain/time/day';
import { easterSunday } from '@stundenbuch/domain/time/holidays';
import { mondayOf } from '@stundenbuch/domain/time/week';

export interface Asked {
  /** Beginning of the person's address; nobody: the shutdown, for everybody. */
  who: string | null;
  from: Day;
  to: Day;
  type: number;
  status: number;
  half: Half;
  /** In hours, of a kind that allows them. */
  away_minutes: number | null;
  note: string | null;
  /** Asked for afterwards: the day was worked, and is booked. */
  worked: boolean;
  /** A kind of the company's own, by its name. */
  kind: string | null;
  /** Who is asked to stand in, and the answer. */
  substitute: { who: string; answer: SubstituteAnswer } | null;
  asked: Day;
}

const { requested, approved, declined, cancelled } = ABSENCE_STATUS;
export const SHUTDOWN = 'Betriebsferien zwischen den Jahren';

type More = Partial<Omit<Asked, 'asked'>> & { ahead?: number };

/** Asked for so many days ahead. */
const ask = (who: string | null, from: Day, days: number, { ahead = 21, ...more }: More = {}): Asked => ({
  who,
  from,
  to: addDays(from, days - 1),
  type: TYPE.vacation,
  status: approved,
  half: null,
  away_minutes: null,
  note: null,
  worked: false,
  kind: null,
  substitute: null,
  asked: addDays(from, -ahead),
  ...more,
});

/** What was asked for: the great vacations by the year, the rest around today. Anyone who asks for a taken day gets the others. */
export function askedUntil(today: Day): Asked[] {
  const monday = mondayOf(today);
  return [
    ...[yearOf(today) - 1, yearOf(today)].flatMap((year) => ofYear(year, today)),
    ask('armin', monday, 5, { note: 'Resturlaub vor dem Austritt' }),
    ask('theo', addDays(monday, -7), 1, { type: TYPE.sickness, ahead: 0 }),
    // Monday to Thursday, and nobody has brought a certificate.
    ask('selma', addDays(monday, -21), 4, { type: TYPE.sickness, ahead: 0 }),
    ask('selma', addDays(monday, -26), 2, { type: TYPE.sickness, kind: 'Kind krank', ahead: 0 }),
    ask('hanna', addDays(monday, -31), 1, { type: TYPE.other, kind: 'Unbezahlt', note: 'Umzug' }),
    ask('milan', addDays(monday, 35), 3, {
      ...{ status: requested, type: TYPE.specialLeave, kind: 'Bildungsurlaub' },
      ...{ note: 'Möbel restaurieren', ahead: 37 },
    }),
    ask('milan', addDays(monday, -14), 1, { type: TYPE.overtime, note: 'Ausgleich für die Montage' }),
    ask('hanna', addDays(monday, -12), 1, { half: 'second', note: 'Arzttermin', ahead: 6 }),
    ask('hanna', addDays(monday, -6), 1, {
      ...{ type: TYPE.specialLeave, kind: 'Arztbesuch', away_minutes: 90, ahead: 3 },
    }),
    ask('selma', addDays(monday, 15), 1, {
      ...{ status: requested, type: TYPE.specialLeave, kind: 'Arztbesuch', away_minutes: 150, ahead: 20 },
    }),
    ask('theo', addDays(monday, -10), 1, { half: 'first', ahead: 8 }),
    ask('frida', addDays(monday, -4), 1, { status: declined, note: 'Abgabe bei der Bauherrschaft' }),
    ask('selma', addDays(monday, -5), 1, { status: cancelled, ahead: 20 }),
    ask('theo', addDays(monday, 14), 5, {
      ...{ status: requested, note: 'Umzug', ahead: 16 },
      substitute: { who: 'selma', answer: 'yes' },
    }),
    ask('selma', addDays(monday, 9), 1, {
      status: requested,
      half: 'first',
      note: 'Elterngespräch',
      ahead: 12,
    }),
    // There was no year before: more than is left of it.
    ask('frida', addDays(monday, 17), 1, {
      ...{ status: requested, type: TYPE.vacationLastYear, note: 'Familienfeier', ahead: 19 },
    }),
    ask('frida', addDays(monday, -3), 1, {
      ...{ status: requested, type: TYPE.specialLeave, note: 'War nachmittags beim Amt', ahead: -1 },
      worked: true,
    }),
    ask('milan', addDays(monday, 21), 2, { status: requested, type: TYPE.overtime, ahead: 23 }),
    ask('hanna', addDays(monday, 23), 1, { status: requested, note: 'Schulfest', ahead: 25 }),
    ask('armin', addDays(monday, 10), 1, { status: requested, type: TYPE.specialLeave, ahead: 13 }),
    ask('frida', addDays(monday, 28), 3, { status: requested, note: 'Familienbesuch', ahead: 30 }),
  ];
}

const FRONLEICHNAM = 60;

/** All of it is planned in January; on the first days of a year, before them. */
function ofYear(year: number, today: Day): Asked[] {
  const of = (monthDay: string) => mondayOf(`${year}-${monthDay}`);
  const bridge = mondayOf(addDays(easterSunday(year), FRONLEICHNAM));
  const planned = [
    ask('hanna', addDays(of('02-16'), 2), 3),
    ask('hanna', bridge, 5, { note: 'Über Fronleichnam' }),
    ask('hanna', of('08-05'), 12),
    ask('karla', of('04-13'), 5),
    ask('karla', of('07-27'), 12),
    ask('milan', of('05-18'), 5),
    ask('milan', of('09-07'), 10),
    ask('frida', of('06-22'), 5),
    ask('frida', of('10-05'), 5),
    ask('armin', of('06-08'), 12),
    ask('selma', of('07-20'), 12),
    ask('theo', of('08-17'), 12),
    ask('theo', of('04-20'), 2, { type: TYPE.specialLeave, note: 'Hochzeit der Schwester' }),
    ask(null, `${year}-12-27`, 5, { note: SHUTDOWN }),
  ];
  const planning = `${year}-01-12`;
  const asked = planning < today ? planning : latest(addDays(today, -1), `${year}-01-01`);
  return [
    ...planned.map((one) => ({ ...one, asked })),
    ask('armin', of('03-09'), 5, { type: TYPE.sickness, ahead: 0 }),
  ];
}

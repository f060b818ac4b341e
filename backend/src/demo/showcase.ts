import {
  type CompanyCalendar,
  calendarOf as ofPlace,
} from '@stundenbuch/domain/day/calendar/company-calendar';
import type { ContractDays } from '@stundenbuch/domain/day/contracts/timeline';
import { proposedMinutes } from '@stundenbuch/domain/day/contracts/weekday-minutes';
import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { addDays, type Day, latest, yearOf } from '@stundenbuch/domain/time/day';
import { mondayOf } from '@stundenbuch/domain/time/week';
import { firstDay } from './year.ts';

const WORKSHOP = 61;
const OFFICE = 62;

/** Two places in two Länder. The showcase uses fixed ids, far from those that the others get. */
export const places = [
  { id: WORKSHOP, name: 'Werkstatt Musterdorf', land: 'BY', extras: ['mariae'] },
  { id: OFFICE, name: 'Planungsbüro Beispielstadt', land: 'SN', extras: [] },
] as const;

const FRIDAY = 4;

export function calendarOf(today: Day): CompanyCalendar {
  const year = yearOf(today);
  return {
    since: firstDay(today),
    place: WORKSHOP,
    eve24: 'half',
    eve31: 'half',
    manual40: false,
    places,
    days: [year - 1, year].map((of) => ({
      day: addDays(mondayOf(`${of}-07-10`), FRIDAY),
      name: 'Sommerfest',
      kind: 'half',
      place_id: null,
    })),
  };
}

/** The last time that this day of a year has come. */
function lastOf(monthDay: string, today: Day): Day {
  const [year, day] = [yearOf(today), `${yearOf(today)}-${monthDay}`];
  return day <= today ? day : `${year - 1}-${monthDay}`;
}

const NOBODY_LEAVES = { ends_on: null, place_id: null };
const week = (hours: number, mask = '1111100') => ({
  weeklyhours: hours,
  minutes: proposedMinutes(hours, mask),
});

/** The time line of each person, by the beginning of the address. Anyone who is not named has 40 hours and 30 days. */
export function contractsOf(email: string, today: Day): (ContractDays & { note: string | null })[] {
  const valid_from = `${yearOf(firstDay(today)) - 4}-04-01`;
  const plain = { ...NOBODY_LEAVES, ...week(40), valid_from, vacation: 30, note: null };
  switch (email.split(/[.@]/)[0]) {
    case 'milan': {
      const fewer = { weeklyhours: 20, minutes: [480, 480, 240, 0, 0, 0, 0], vacation: 18 };
      const note = 'Teilzeit auf eigenen Wunsch';
      return [plain, { ...plain, ...fewer, valid_from: lastOf('07-01', today), note }];
    }
    case 'frida':
      return [
        { ...plain, ...week(38.5), vacation: 28, valid_from: lastOf('03-01', today), place_id: OFFICE },
      ];
    case 'armin':
      return [{ ...plain, ends_on: latest(`${yearOf(today)}-12-15`, today) }];
    case 'selma':
      return [{ ...plain, ...week(30, '1111000'), vacation: 24, place_id: OFFICE }];
    default:
      return [plain];
  }
}

/** What decides the days of somebody of the showcase. */
export function factsOf(email: string, today: Day): WorkFacts {
  const company = calendarOf(today);
  return {
    weeklyhours: null,
    working_days: null,
    holidayByHand: false,
    calendar: ofPlace(company),
    contracts: contractsOf(email, today),
    places: new Map(places.map(({ id }) => [id, ofPlace(company, id)])),
  };
}

import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { monthBalances } from '@stundenbuch/domain/records/timesheet/balance';
import type { Entry, ProjectSum } from '@stundenbuch/domain/records/timesheet/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { absenceStatus, day, type Exported, hours, person, text, weekday } from './exported.ts';

const YEAR = '2026-01-01/2026-11-20';

const ofPerson = async (get: <T>(path: string) => Promise<T>) => {
  const { id } = await get<CurrentUser>('/user/current');
  return get<Entry[]>(`/timesheet/user/${id}/${YEAR}`);
};

const inbox = (row: PendingAbsence) => [
  text(`${row.name} ${row.first_name}`),
  day(row.day),
  text(row.project_name),
  hours(row.hours),
];

/** Working time, project hours and absences. */
export const tablesOfHours: Exported[] = [
  {
    id: 'projectBookings',
    who: 'admin',
    path: '/projectBookings',
    titles: 'Interne ID, Projekt, Stunden',
    lines: async (get) =>
      (await get<ProjectSum[]>(`/timesheet/projectsum/company/${YEAR}`)).map((row) => [
        text(row.internal_id),
        text(row.project_name),
        hours(row.hours),
      ]),
  },
  {
    id: 'timeBookings',
    who: 'admin',
    path: '/timeBookings',
    titles: 'Mitarbeiter, Personalnr., Datum, Art, Beginn, Ende, Pause, Soll, Ist',
    lines: async (get) =>
      (await get<Entry[]>(`/timesheet/timebooking/company/${YEAR}`)).map((row) => [
        person(row),
        text(row.personnelNumber),
        day(row.day),
        text(row.project_name),
        text(row.start_time),
        text(row.end_time),
        hours(row.break),
        hours(row.target),
        hours(row.actual),
      ]),
  },
  {
    id: 'workingTimes',
    who: 'admin',
    path: '/workingtime',
    titles: 'Tag, Datum, Beginn, Ende, Pause, Stunden',
    lines: async (get) =>
      (await get<Entry[]>('/timesheet/workingtime?from=2026-01-01&to=2026-11-20')).map((row) => [
        weekday(row.day),
        day(row.day),
        text(row.start_time),
        text(row.end_time),
        hours(row.break),
        hours(row.hours),
      ]),
  },
  {
    id: 'timeBookings',
    who: 'admin',
    path: '/myprofil',
    tab: 'Zeitbuchungen',
    titles: 'Tag, Datum, Art, Beginn, Ende, Pause, Soll, Ist',
    lines: async (get) =>
      (await ofPerson(get))
        .filter(({ target }) => target !== null)
        .map((row) => [
          weekday(row.day),
          day(row.day),
          text(row.project_name),
          text(row.start_time),
          text(row.end_time),
          hours(row.break),
          hours(row.target),
          hours(row.actual),
        ]),
  },
  {
    id: 'workingTimeOverview',
    who: 'admin',
    path: '/myprofil',
    tab: 'Arbeitszeitübersicht',
    titles: 'Monat, Soll, Ist, Differenz',
    lines: async (get) =>
      monthBalances(await ofPerson(get)).map(({ month, target, actual, difference }) => [
        text(month),
        hours(target),
        hours(actual),
        hours(difference),
      ]),
  },
  {
    id: 'projectOverview',
    who: 'admin',
    path: '/myprofil',
    tab: 'Projekt Übersicht',
    titles: 'Interne ID, Projekt, Stunden',
    lines: async (get) => {
      const { id } = await get<CurrentUser>('/user/current');
      const sums = await get<ProjectSum[]>(`/timesheet/projectsum/user/${id}/${YEAR}`);
      return sums.map((row) => [text(row.internal_id), text(row.project_name), hours(row.hours)]);
    },
  },
  {
    id: 'projectBookings',
    who: 'admin',
    path: '/myprofil',
    tab: 'Projektbuchungen',
    titles: 'Datum, Interne ID, Projekt, Beschreibung, Stunden',
    lines: async (get) =>
      (await ofPerson(get))
        .filter(({ project }) => project > 1000)
        .map((row) => [
          day(row.day),
          text(row.internal_id),
          text(row.project_name),
          text(row.booking_text),
          hours(row.hours),
        ]),
  },
  {
    id: 'absences',
    who: 'admin',
    path: '/absences',
    titles: 'Datum, Art, Stunden, Status',
    lines: async (get) =>
      (await get<Entry[]>('/timesheet/absences')).map((row) => [
        day(row.day),
        text(row.project_name),
        hours(row.hours),
        absenceStatus(row.status),
      ]),
  },
  {
    id: 'pending-absences',
    who: 'admin',
    path: '/inbox',
    titles: 'Mitarbeiter, Datum, Art, Stunden',
    lines: async (get) =>
      (await get<PendingAbsence[]>('/timesheet/pending-absences'))
        .filter(({ status }) => status === 0)
        .map(inbox),
  },
  {
    id: 'processed-absences',
    who: 'admin',
    path: '/inbox',
    titles: 'Mitarbeiter, Datum, Art, Stunden, Status',
    lines: async (get) =>
      (await get<PendingAbsence[]>('/timesheet/pending-absences'))
        .filter(({ status }) => status !== 0)
        .map((row) => [...inbox(row), absenceStatus(row.status)]),
  },
];

import type { ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import type { Answers } from './read.ts';

/** Headers in lower case, the first that is there counts. */
type Headers = Readonly<Record<string, readonly string[]>>;

export interface Source {
  name: string;
  /** Of each line one has to be there. */
  marks: readonly (readonly string[])[];
  answers: Partial<Answers>;
  columns: Partial<Record<ImportKind, Headers>>;
}

const ofTracker: Headers = {
  person: ['user'],
  email: ['email'],
  day: ['start date'],
  start: ['start time'],
  end_day: ['end date'],
  end: ['end time'],
};
const ofTask: Headers = {
  project: ['project'],
  customer: ['client'],
  booking_text: ['description'],
};

const ofKimai: Headers = {
  person: ['name', 'user', 'username', 'alias', 'benutzer'],
  email: ['email', 'e-mail'],
  day: ['date', 'datum'],
  start: ['begin', 'from', 'beginn', 'von'],
  end: ['end', 'to', 'ende', 'bis'],
};

/**
 * As they name their columns in a detailed report. Clockify writes dates as its person has set it, m/d/y by default; Toggl
 * always year first; Kimai in the language of the export, of which English and German are known.
 */
export const SOURCES: readonly Source[] = [
  {
    name: 'Clockify',
    marks: [['start date'], ['start time'], ['end time'], ['group', 'duration (h)', 'duration (decimal)']],
    answers: { order: 'mdy', thousands: 'decimal' },
    columns: {
      bookings: { ...ofTracker, ...ofTask, minutes: ['duration (h)', 'duration (decimal)'] },
      times: ofTracker,
    },
  },
  {
    name: 'Toggl',
    marks: [['start date'], ['start time'], ['end time', 'stop time'], ['duration', 'end date']],
    answers: { order: 'mdy', thousands: 'decimal' },
    columns: {
      bookings: { ...ofTracker, ...ofTask, minutes: ['duration'] },
      times: ofTracker,
    },
  },
  {
    name: 'Kimai',
    marks: [ofKimai.day ?? [], ofKimai.start ?? [], ofKimai.end ?? [], ['activity', 'tätigkeit']],
    answers: { order: 'dmy', thousands: 'decimal' },
    columns: {
      bookings: {
        ...ofKimai,
        minutes: ['duration', 'dauer'],
        project: ['project', 'projekt'],
        project_number: ['project_number', 'project number', 'projektnummer'],
        customer: ['customer', 'kunde'],
        booking_text: ['description', 'beschreibung'],
      },
      times: ofKimai,
    },
  },
];

/** What our own lists and those that people keep themselves call it, beside the header of the template. */
export const SYNONYMS: Headers = {
  email: ['e-mail-adresse', 'email', 'mail', 'e-mail address'],
  internal_id: ['interne id'],
  external_id: ['externe id'],
  project_number: ['interne id'],
  personnelNumber: [
    'personalnr.',
    'personal-nr',
    'personal-nr.',
    'persnr',
    'pers.-nr.',
    'mitarbeiternummer',
    'nr',
    'nr.',
  ],
  person: ['mitarbeiter', 'mitarbeiterin', 'benutzer', 'user'],
  first_name: ['first name'],
  name: ['name', 'familienname', 'zuname', 'last name'],
  worker_since: ['eintrittsdatum', 'beschäftigt seit', 'seit'],
  leaves_on: ['austrittsdatum'],
  weeklyhours: ['stunden/woche', 'stunden pro woche', 'wochenarbeitszeit', 'soll'],
  vacation: ['urlaubstage', 'urlaubsanspruch', 'jahresurlaub', 'urlaub'],
  place: ['standort', 'ort'],
  job: ['tätigkeit', 'position', 'beruf'],
  team: ['abteilung', 'gruppe'],
  vacation_lastyear: ['resturlaub'],
  opening_minutes: ['überstunden', 'saldo', 'zeitkonto', 'stundenkonto ±h:mm'],
  customer_name: ['name', 'firma', 'kundenname'],
  project_name: ['name', 'projektname'],
  project: ['projektname', 'project'],
  customer: ['client', 'customer'],
  customer_zip: ['postleitzahl'],
  day: ['datum', 'tag', 'date', 'datum von'],
  last: ['datum bis'],
  start: ['von', 'start', 'kommen', 'beginn arbeitszeit', 'arbeitsbeginn', 'anfang'],
  end: ['bis', 'gehen', 'ende arbeitszeit', 'arbeitsende', 'stop'],
  break: ['pausen', 'pause (h)', 'pausenzeit', 'pause in min', 'pause (min)'],
  minutes: ['dauer (h)', 'stunden', 'std', 'std.', 'zeit', 'duration', 'hours'],
  booking_text: ['beschreibung', 'tätigkeit', 'bemerkung', 'description'],
  type: ['grund', 'abwesenheitsart'],
};

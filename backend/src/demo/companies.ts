import { FLAGS, type Flag } from '@stundenbuch/domain/access/flags';

/** Fictional people of fictional companies; .example is a reserved domain. */
export const PASSWORD = 'Demo1234';

/** To log in with, printed at the start. */
export interface Account {
  email: string;
  password: string;
  what: string;
}

export interface DemoPerson {
  first_name: string;
  name: string;
  email: string;
  job: string;
  role?: 'admin' | 'reader';
  weeklyhours?: number;
  working_days?: string;
  vacation?: number;
  vacation_lastyear?: number;
  /** Shown at the start as an account to log in with. */
  what?: string;
  /** Not registered yet, to try the registration. */
  unregistered?: true;
  inactive?: true;
}

export interface DemoCompany {
  id: number;
  name: string;
  flags: readonly Flag[];
  address: [street: string, house_number: string, zip_code: string, city: string];
  jobs: string[];
  people: DemoPerson[];
}

const person = (
  first_name: string,
  name: string,
  job: string,
  more: Partial<DemoPerson> = {},
): DemoPerson => ({
  first_name,
  name,
  job,
  email: `${first_name}.${name}@beispiel.example`
    .toLowerCase()
    .replaceAll('ü', 'ue')
    .replaceAll('ö', 'oe')
    .replaceAll('ä', 'ae'),
  ...more,
});

/** Company 3 has the extra export, company 5 other absences and another break. */
export const companies: DemoCompany[] = [
  {
    id: 3,
    name: 'Musterbau GmbH',
    flags: FLAGS,
    address: ['Musterstraße', '12', '12345', 'Beispielstadt'],
    jobs: ['Bauleitung', 'Zimmerei', 'Planung', 'Büro'],
    people: [
      person('Petra', 'Mustermann', 'Bauleitung', {
        email: 'chefin@beispiel.example',
        role: 'admin',
        vacation: 30,
        vacation_lastyear: 3,
        what: 'Administratorin, Musterbau GmbH (alle Module)',
      }),
      person('Anna', 'Beispiel', 'Zimmerei', {
        email: 'anna@beispiel.example',
        vacation: 30,
        vacation_lastyear: 4,
        what: 'Mitarbeiterin, Musterbau GmbH',
      }),
      person('Lena', 'Leserin', 'Büro', {
        email: 'leserin@beispiel.example',
        role: 'reader',
        what: 'Leserin (nur lesen), Musterbau GmbH',
      }),
      person('Jonas', 'Probe', 'Zimmerei'),
      person('Mira', 'Vorlage', 'Planung', { weeklyhours: 24, working_days: '1110000', vacation: 18 }),
      person('Tarek', 'Modell', 'Zimmerei', { weeklyhours: 48, working_days: '1111110' }),
      person('Sophie', 'Entwurf', 'Planung', { weeklyhours: 38.5, vacation_lastyear: 2 }),
      person('Emil', 'Skizze', 'Zimmerei', { vacation: 28 }),
      person('Yara', 'Beleg', 'Büro', { weeklyhours: 20, working_days: '1111000' }),
      person('Otto', 'Ehemals', 'Zimmerei', { inactive: true }),
      person('Nele', 'Neuling', 'Planung', { email: 'neu@beispiel.example', unregistered: true }),
    ],
  },
  {
    id: 5,
    name: 'Gartenbau Muster KG',
    flags: ['timebooking', 'absences'],
    address: ['Am Beispielgarten', '5', '54321', 'Musterdorf'],
    jobs: ['Gärtnerei', 'Büro'],
    people: [
      person('Gerda', 'Gärtner', 'Büro', {
        email: 'garten@beispiel.example',
        role: 'admin',
        what: 'Administratorin, Gartenbau Muster KG (nur Arbeitszeit und Abwesenheiten)',
      }),
      person('Paul', 'Pflanze', 'Gärtnerei', {
        email: 'paul@beispiel.example',
        what: 'Mitarbeiter, Gartenbau Muster KG',
      }),
      person('Rosa', 'Rabatte', 'Gärtnerei', { weeklyhours: 30, working_days: '1111000' }),
    ],
  },
];

/**
 * What a newcomer should see first: everything switched on, and a year in which it was used (showcase.ts). Its number is one
 * without rules of its own, and far from those that people take next.
 */
export const showcase: DemoCompany = {
  id: 61,
  name: 'Tischlerei Vorbild GmbH',
  flags: FLAGS,
  address: ['Am Vorbild', '7', '54321', 'Musterdorf'],
  jobs: ['Leitung', 'Werkstatt', 'Montage', 'Planung'],
  people: [
    person('Karla', 'Vorbild', 'Leitung', {
      email: 'karla@beispiel.example',
      role: 'admin',
      what: 'Leitung, Tischlerei Vorbild GmbH: Kalender, Verträge, Konten und Verlauf, an einem ganzen Jahr in zwei Ländern gezeigt',
    }),
    person('Hanna', 'Hobel', 'Werkstatt', {
      email: 'hanna@beispiel.example',
      what: 'Werkstatt, Tischlerei Vorbild GmbH: das eigene Jahr mit Urlaub, halben Tagen und Verlauf',
    }),
    person('Rita', 'Einblick', 'Leitung', {
      email: 'rita@beispiel.example',
      role: 'reader',
      what: 'Steuerbüro (nur lesen), Tischlerei Vorbild GmbH',
    }),
    person('Milan', 'Wechsel', 'Werkstatt', {
      what: 'Teamleitung, Tischlerei Vorbild GmbH: entscheidet über die Anträge der Werkstatt',
    }),
    person('Frida', 'Anfang', 'Planung'),
    person('Armin', 'Abschied', 'Montage'),
    person('Selma', 'Standort', 'Planung'),
    person('Theo', 'Halbtag', 'Montage'),
  ],
};

export const globalAdmin: DemoPerson = person('Vera', 'Verwalter', '', {
  email: 'verwaltung@beispiel.example',
  what: 'Globale Administratorin (alle Unternehmen)',
});

/** The showcase is the first that people are told of, and the last that is created: the others stay as they were. */
export const accounts: Account[] = [showcase, ...companies]
  .flatMap(({ people }) => people)
  .concat(globalAdmin)
  .flatMap(({ email, what }) => (what ? [{ email, password: PASSWORD, what }] : []));

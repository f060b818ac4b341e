import type { ImportKind } from './contract.ts';

/** How a cell is read: what of a spreadsheet's value goes into the row. */
type CellType = 'text' | 'day' | 'days' | 'hours' | 'minutes' | 'time' | 'balance' | 'role' | 'half';

export interface ImportColumn {
  /** Of the row that is sent. */
  key: string;
  /** In the template, when mapping, and in every refusal: 'Zeile 14, Spalte Eintritt'. */
  header: string;
  type: CellType;
  /** No row without it, or without the one that is named beside it. */
  isNeeded?: true;
  /** Only where the company has this switched on. */
  feature?: string;
  /** For the second sheet of the template. */
  meaning: string;
  example: string;
}

const text = (key: string, header: string, meaning: string, example: string): ImportColumn => ({
  key,
  header,
  type: 'text',
  meaning,
  example,
});
const needed = (column: ImportColumn): ImportColumn => ({ ...column, isNeeded: true });

const email = text('email', 'E-Mail', 'daran wird die Person erkannt', 'anna.beispiel@firma.example');
const number = text('personnelNumber', 'Personalnummer', 'daran wird die Person erkannt', '1042');
const personName = text('person', 'Name', 'für eine Person, die angelegt wird', 'Anna Beispiel');
const dayColumn = needed({
  key: 'day',
  header: 'Datum',
  type: 'day',
  meaning: 'der Tag',
  example: '02.11.2026',
});

const WEEKDAY_KEYS = [
  ['monday', 'Mo'],
  ['tuesday', 'Di'],
  ['wednesday', 'Mi'],
  ['thursday', 'Do'],
  ['friday', 'Fr'],
  ['saturday', 'Sa'],
  ['sunday', 'So'],
] as const;

const weekdays: ImportColumn[] = WEEKDAY_KEYS.map(([key, header], i) => ({
  key,
  header,
  type: 'minutes',
  feature: 'contracts',
  meaning: 'Stunden dieses Wochentags, statt der Wochenstunden oder dazu',
  example: i < 5 ? '8:00' : '',
}));

const openings: ImportColumn[] = [
  {
    key: 'starts_on',
    header: 'Stichtag',
    type: 'day',
    meaning: 'der Erste des Monats, an dem die Stände gelten; ohne Angabe der Stichtag der Übernahme',
    example: '01.12.2026',
  },
  {
    key: 'vacation_lastyear',
    header: 'Resturlaub Vorjahr',
    type: 'days',
    meaning: 'Urlaubstage, die am Stichtag aus dem Vorjahr übrig sind',
    example: '3,5',
  },
  {
    key: 'expires_on',
    header: 'verfällt am',
    type: 'day',
    feature: 'ledger',
    meaning:
      'letzter Tag, an dem der Resturlaub Vorjahr genommen werden kann, zum Vergleich mit der Einstellung',
    example: '31.03.2027',
  },
  {
    key: 'vacation_taken',
    header: 'Urlaub genommen lfd. Jahr',
    type: 'days',
    feature: 'ledger',
    meaning: 'Urlaubstage, die im Jahr des Stichtags vor ihm genommen wurden',
    example: '12',
  },
  {
    key: 'vacation_rest',
    header: 'Resturlaub lfd. Jahr',
    type: 'days',
    feature: 'ledger',
    meaning: 'stattdessen: was am Stichtag vom Urlaub seines Jahres übrig ist',
    example: '18',
  },
  {
    key: 'opening_minutes',
    header: 'Stundenkonto',
    type: 'balance',
    feature: 'overtime',
    meaning: 'Stand am Stichtag, mit Vorzeichen',
    example: '+12:30',
  },
  {
    key: 'vacation_extra',
    header: 'Zusatz',
    type: 'days',
    feature: 'ledger',
    meaning: 'Urlaubstage, die im Jahr des Stichtags zum Anspruch dazukommen',
    example: '5',
  },
];

/** No feature: what stands for one where a company has a short name. */
const LOGIN_NAMES = 'login_names';

/** What decides on the columns. */
export const importFeatures = (
  features: readonly string[],
  shortName: string | null | undefined,
): readonly string[] => (shortName ? [...features, LOGIN_NAMES] : features);

const people: ImportColumn[] = [
  number,
  needed(text('first_name', 'Vorname', 'mindestens drei Zeichen', 'Anna')),
  needed(text('name', 'Nachname', 'mindestens drei Zeichen', 'Beispiel')),
  needed({ ...email, meaning: 'wohin die Einladung geht' }),
  {
    ...text(
      'login',
      'Anmeldename',
      'nur wo eine E-Mail fehlt: 3 bis 40 Zeichen aus a–z, 0–9, Punkt, Binde- und Unterstrich',
      'anna.beispiel',
    ),
    feature: LOGIN_NAMES,
  },
  {
    key: 'role',
    header: 'Rolle',
    type: 'role',
    meaning: 'Mitarbeiter, Admin oder Leser',
    example: 'Mitarbeiter',
  },
  { key: 'worker_since', header: 'Eintritt', type: 'day', meaning: 'der erste Tag', example: '01.03.2024' },
  {
    key: 'leaves_on',
    header: 'Austritt',
    type: 'day',
    feature: 'contracts',
    meaning: 'der letzte Tag, wenn er feststeht',
    example: '',
  },
  {
    key: 'weeklyhours',
    header: 'Wochenstunden',
    type: 'hours',
    meaning: 'Stunden in der Woche, als 38:30 oder 38,5',
    example: '40',
  },
  ...weekdays,
  {
    key: 'vacation',
    header: 'Urlaubstage/Jahr',
    type: 'days',
    meaning: 'Urlaubstage im Jahr',
    example: '30',
  },
  {
    ...text('place', 'Einsatzort', 'einer der Orte des Unternehmens', 'Köln'),
    feature: 'contracts',
  },
  needed(text('job', 'Arbeitsplatz', 'einer der Arbeitsplätze des Unternehmens', 'Entwicklung')),
  { ...text('team', 'Team', 'eines der Teams des Unternehmens', 'Vertrieb'), feature: 'teams' },
  ...openings,
];

const customers: ImportColumn[] = [
  needed(text('customer_name', 'Kunde', 'der Name', 'Beispiel GmbH')),
  text('internal_id', 'Kundennummer', 'daran wird der Kunde erkannt, sonst am Namen', 'K-100'),
  text('external_id', 'Fremdnummer', 'wie andere Programme ihn nennen', '70012'),
  text('phone', 'Telefon', '', '0221 123456'),
  text('mobile', 'Mobil', '', '0170 1234567'),
  text('email', 'E-Mail', '', 'info@kunde.example'),
  text('customer_street', 'Straße', '', 'Hauptstraße'),
  text('customer_house_number', 'Hausnummer', '', '1'),
  text('customer_zip', 'PLZ', '', '50667'),
  text('customer_city', 'Ort', '', 'Köln'),
  text('notes', 'Notizen', '', ''),
];

const projects: ImportColumn[] = [
  text('internal_id', 'Projektnummer', 'daran wird das Projekt erkannt, sonst am Namen', 'P-2026-01'),
  needed(text('project_name', 'Projekt', 'der Name', 'Neue Website')),
  text('customer', 'Kunde', 'der Name', 'Beispiel GmbH'),
  text('category', 'Kategorie', 'eine der Kategorien des Unternehmens', 'Beratung'),
  { key: 'start_date', header: 'Beginn', type: 'day', meaning: '', example: '01.01.2026' },
  { key: 'end_date', header: 'Ende', type: 'day', meaning: '', example: '31.12.2026' },
  text('notes', 'Notizen', '', ''),
];

const bookings: ImportColumn[] = [
  email,
  number,
  personName,
  dayColumn,
  needed(text('project', 'Projekt', 'der Name', 'Neue Website')),
  text('project_number', 'Projektnummer', 'daran wird das Projekt erkannt, sonst am Namen', 'P-2026-01'),
  text('customer', 'Kunde', 'für ein Projekt, das angelegt wird', 'Beispiel GmbH'),
  needed({
    key: 'minutes',
    header: 'Dauer',
    type: 'minutes',
    meaning: 'als 3:53 oder 3,88',
    example: '4:00',
  }),
  needed(text('booking_text', 'Text', 'mindestens fünf Zeichen', 'Startseite gestaltet')),
];

const times: ImportColumn[] = [
  email,
  number,
  personName,
  dayColumn,
  needed({ key: 'start', header: 'Beginn', type: 'time', meaning: '', example: '08:00' }),
  needed({ key: 'end', header: 'Ende', type: 'time', meaning: '', example: '17:00' }),
  {
    key: 'break',
    header: 'Pause',
    type: 'minutes',
    meaning: 'zwischen Beginn und Ende; mehrere Zeilen eines Tages werden eine, die Lücken sind Pause',
    example: '0:45',
  },
];

const absences: ImportColumn[] = [
  email,
  number,
  personName,
  { ...dayColumn, header: 'Von', meaning: 'der erste Tag' },
  {
    key: 'last',
    header: 'Bis',
    type: 'day',
    meaning: 'der letzte Tag; ohne Angabe derselbe',
    example: '13.11.2026',
  },
  needed(text('type', 'Art', 'Urlaub, Krankheit … oder eine eigene Art', 'Urlaub')),
  {
    ...text('half', 'Halber Tag', 'Vormittag oder Nachmittag, nur für einen einzelnen Tag', ''),
    type: 'half',
    feature: 'halfdays',
  },
  {
    key: 'away_minutes',
    header: 'Stunden',
    type: 'minutes',
    feature: 'kinds',
    meaning: 'Stunden eines einzelnen Tages, für Arten, die es in Stunden gibt',
    example: '',
  },
];

/** What each kind consists of, in the order of the template. */
export const IMPORT_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  people,
  openings: [email, number, ...openings],
  customers,
  projects,
  bookings,
  times,
  absences,
};

/** Those that a company can fill. */
export const columnsOfImport = (kind: ImportKind, features: readonly string[]): ImportColumn[] =>
  IMPORT_COLUMNS[kind]
    .filter(({ feature }) => feature === undefined || features.includes(feature))
    .map((column) => (hasStandIn(column, features) ? withoutNeed(column) : column));

/** A login name stands for an e-mail. */
const hasStandIn = ({ key, isNeeded }: ImportColumn, features: readonly string[]): boolean =>
  key === 'email' && isNeeded === true && features.includes(LOGIN_NAMES);

const withoutNeed = ({ isNeeded: _, ...column }: ImportColumn): ImportColumn => column;

/** What a refusal calls the field of a row. */
export const headerOf = (kind: ImportKind, key: string | undefined): string | null =>
  IMPORT_COLUMNS[kind].find((column) => column.key === key)?.header ?? null;

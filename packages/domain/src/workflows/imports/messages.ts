import type { Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const importSentences = {
  import_running: { status: 409, message: 'Es läuft schon eine Übernahme.' },
  import_over: { status: 409, message: 'Diese Übernahme ist beendet. Bitte beginnen Sie eine neue.' },
  import_unfinished: { status: 409, message: 'Bitte beenden Sie die Übernahme zuerst.' },
  import_sums: {
    status: 400,
    message: 'Bitte bestätigen Sie, dass die Summen mit der alten Liste übereinstimmen.',
  },
} as const satisfies Sentences;

export const refuseImport = refuser({ ...wireSentences, ...importSentences });

/** Why a single row is refused. Beside them rows have the sentences of the forms. */
export const importRowSentences = {
  row_double: { status: 409, message: 'doppelt mit Zeile {line}' },
  row_split: {
    status: 400,
    message: 'Zeile {line} ist vom selben Tag derselben Person und schon geprüft: Sie gehören zusammen.',
  },
  row_somebody: { status: 400, message: 'Bitte geben Sie eine E-Mail oder eine Personalnummer an.' },
  row_person: { status: 400, message: 'Diese Person gibt es hier nicht.' },
  row_persons: { status: 400, message: 'E-Mail und Personalnummer gehören zu verschiedenen Personen.' },
  row_email: { status: 409, message: 'Diese E-Mail ist vergeben.' },
  row_unknown: { status: 400, message: '„{name}“ gibt es hier nicht.' },
  row_ambiguous: { status: 400, message: '„{name}“ gibt es hier mehrmals.' },
  row_leaves: { status: 400, message: 'Der Austritt liegt vor dem Eintritt.' },
  row_week: {
    status: 400,
    message: 'Die Stunden der Wochentage ergeben {sum} statt {hours} Wochenstunden.',
  },
  row_vacation: { status: 400, message: 'Bitte geben Sie höchstens 60 Tage an.' },
  row_halves: {
    status: 400,
    message: 'Halbe Tage zählen hier nicht. Eingeschaltet werden sie in den Einstellungen.',
  },
  row_balance: { status: 400, message: 'Bitte geben Sie höchstens ±500 Stunden an.' },
  row_starts_on: {
    status: 400,
    message: 'Der Stichtag ist der Erste eines Monats, frühestens der {date}.',
  },
  row_no_start: { status: 400, message: 'Für Stände wird ein Stichtag gebraucht.' },
  row_expires: { status: 400, message: 'Urlaub aus {year} verfällt hier {date}.' },
  row_taken_or_rest: {
    status: 400,
    message: 'Bitte geben Sie entweder den genommenen oder den restlichen Urlaub an.',
  },
  row_off: { status: 400, message: 'Das ist hier nicht eingeschaltet.' },
  row_reader: { status: 400, message: 'Leser legt nur ein globaler Administrator an.' },
  row_people: { status: 400, message: 'Für die Person fehlt der Name.' },
  row_early: { status: 400, message: 'Übernommen wird ab dem 01.01.2024.' },
  row_future: { status: 400, message: 'Übernommen wird bis heute.' },
  row_grid: {
    status: 400,
    message: 'Das liegt außerhalb von 15 Minuten. Möglich ist „Auf 15 Minuten runden“.',
  },
  row_nothing: { status: 400, message: 'Gerundet bleiben keine 15 Minuten.' },
  row_break: { status: 400, message: 'Die Pause ist so lang wie die Arbeit.' },
} as const satisfies Sentences;

export const refuseRow = refuser({ ...wireSentences, ...importRowSentences });

const IMPORT_TEXT = 'Übernahme ';
const NAME_SHOWN = 100;

/** Of a posting: where its figure comes from. */
export const importText = (file: string, day: Day): string =>
  `${IMPORT_TEXT}${file.slice(0, NAME_SHOWN)} ${formatDay(day)}`;
export const isImportText = (text: string | null): boolean => text?.startsWith(IMPORT_TEXT) ?? false;

/** In the log, with all that an import changes. */
export const importReason = (file: string, id: number): string => `${IMPORT_TEXT}${file} (Nr. ${id})`;

/** What stands in the way of undoing an import, or of a row of it. */
export const undoTexts = {
  reason: (file: string, id: number) => `Rückgängig: ${importReason(file.slice(0, NAME_SHOWN), id)}`,
  over: (date: string) => `Die Frist ist am ${date} abgelaufen.`,
  closed: (month: string, name: string) => `${month} von ${name} ist abgeschlossen.`,
  decided: (date: string, name: string) => `Über die Abwesenheit von ${name} am ${date} ist entschieden.`,
  changed: 'seitdem geändert',
  used: 'wird inzwischen verwendet',
};

/** What is to be known of a row that is taken. */
export const rowNotes = {
  together: (line: number) => `zusammen mit Zeile ${line}`,
  booked: (hours: string) => `Projektbuchungen des Tages: ${hours} h`,
  rounded: (before: string, after: string) => `gerundet: ${before} wird ${after}`,
};

/** 'Zeile 14, Spalte Eintritt'. */
export const cellName = (line: number, column: string | null): string =>
  column === null ? `Zeile ${line}` : `Zeile ${line}, Spalte ${column}`;

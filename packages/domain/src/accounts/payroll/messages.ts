import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const payrollSentences = {
  payroll_consultant: {
    status: 400,
    message: 'Bitte geben Sie die Beraternummer an (1000 bis 9999999).',
  },
  payroll_client: { status: 400, message: 'Bitte geben Sie die Mandantennummer an (1 bis 99999).' },
  payroll_layout: { status: 400, message: 'Bitte wählen Sie die Spalten der Datei.' },
  payroll_valid_from: {
    status: 400,
    message: 'Bitte geben Sie an, ab wann die Stammdaten der Fehlzeiten gelten.',
  },
  payroll_source: { status: 400, message: 'Diese Quelle gibt es nicht.' },
  key_unit: {
    status: 400,
    message: 'Schlüssel {key} bedeutet {meaning}; die Quelle liefert {unit}.',
  },
  key_confirmed: { status: 400, message: 'Bitte bestätigen Sie den Schlüssel ohne Bedeutung.' },
  payroll_unit: { status: 400, message: '{source} gibt es nur in: {unit}.' },
  unit_variant: {
    status: 400,
    message: 'Eine Anzahl gibt es nicht, wo Stunden und Tage je einen eigenen Satz haben.',
  },
  key_missing: { status: 400, message: 'Bitte wählen Sie den Bearbeitungsschlüssel.' },
  wage_type_range: { status: 400, message: 'Die Lohnart liegt außerhalb von {range}.' },
  source_twice: { status: 400, message: 'Jede Quelle hat eine Lohnart.' },
  layout_comma: {
    status: 400,
    message: 'Trennzeichen und Dezimalzeichen können nicht beide ein Komma sein.',
  },
  layout_column: { status: 400, message: 'Bitte wählen Sie mindestens eine Spalte.' },
  layout_name: { status: 409, message: 'Spalten mit diesem Namen gibt es bereits.' },
  layout_limit: { status: 409, message: 'Mehr als 20 Vorlagen sind nicht möglich.' },
  layout_used: { status: 409, message: 'Diese Spalten sind eingestellt. Bitte wählen Sie zuerst andere.' },
  payroll_setup: { status: 409, message: 'Bitte richten Sie zuerst die Lohnübergabe ein.' },
  payroll_problems: {
    status: 409,
    message: 'Bitte lösen Sie zuerst, was gemeldet ist, oder nehmen Sie die Personen aus.',
  },
  payroll_empty: { status: 409, message: 'Es gibt nichts zu übergeben.' },
  run_handed: { status: 409, message: 'Diese Datei ist bereits als übergeben markiert.' },
} as const satisfies Sentences;

export const refusePayroll = refuser({ ...wireSentences, ...payrollSentences });

/** What the screen says of every file: nobody has tried it with the program it is for. */
export const UNTESTED = 'Nach veröffentlichter Beschreibung, bitte mit der Probedatei prüfen.';

export const payrollTexts = {
  saved: 'Einrichtung gespeichert.',
  layoutSaved: 'Spalten gespeichert.',
  layoutDeleted: 'Spalten gelöscht.',
  made: 'Datei erstellt.',
  handed: 'Als übergeben markiert.',
  discarded: 'Datei verworfen.',
  failed: 'Fehler beim Speichern.',
} as const;

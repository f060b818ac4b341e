import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are checked. */
export const inventorySentences = {
  inventory_quantity: { status: 400, message: 'Bitte geben Sie die Menge als ganze Zahl ab 0 ein.' },
  inventory_category: { status: 400, message: 'Bitte wählen Sie eine Kategorie aus der Liste.' },
} as const satisfies Sentences;

export const refuseInventory = refuser({ ...wireSentences, ...inventorySentences });

export const inventoryTexts = {
  created: 'Inventar erfolgreich angelegt.',
  saved: 'Inventar erfolgreich geupdated.',
  deleted: 'Inventar erfolgreich gelöscht.',
  notesSaved: 'Notizen erfolgreich aktualisiert.',
  createFailed: 'Fehler beim anlegen des Inventars',
  saveFailed: 'Fehler beim updaten des Inventars',
  deleteQuestion: 'Wollen Sie den Eintrag wirklich löschen?',
} as const;

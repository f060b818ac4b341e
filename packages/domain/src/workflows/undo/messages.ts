export const undoneTexts = {
  undone: 'Rückgängig gemacht.',
  failed: 'Fehler beim Speichern.',
} as const;

/** How long a change of one's own can be taken back; the browser offers it for a few seconds of them. */
export const UNDO_WITHIN_SECONDS = 60;

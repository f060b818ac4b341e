/** Of 'Ich bin krank' with one tap; apart from the sentences of absences, which no dashboard needs. */
export const sickTodayTexts = {
  reported: 'Für heute krank gemeldet. Gute Besserung!',
  withdrawn: 'Die Krankmeldung für heute ist zurückgezogen.',
  failed: 'Fehler! Kontaktieren Sie Ihren Administrator.',
} as const;

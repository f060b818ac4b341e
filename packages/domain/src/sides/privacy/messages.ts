/** What is said where the data of a person are handed out. */
export const privacyTexts = {
  exportFailed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
} as const;

import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const daySentences = {
  days_too_many: { status: 400, message: 'Mehr als 62 Tage auf einmal sind nicht möglich.' },
} as const satisfies Sentences;

export const refuseDays = refuser({ ...wireSentences, ...daySentences });

/** Why a day of a week stays as it is. */
export const skippedTexts = {
  recorded: 'Schon erfasst.',
  nothingBefore: 'In der Woche davor ist nichts erfasst.',
  noWorkday: 'Kein Arbeitstag.',
  otherTarget: 'Das Soll ist ein anderes als in der Woche davor.',
  notBookable: 'Die Projekte der Woche davor lassen sich nicht mehr buchen.',
} as const;

export const dayTexts = {
  failed: 'Fehler beim Speichern.',
  applied: 'Gespeichert.',
  filled: (days: number) => (days === 1 ? '1 Tag erfasst.' : `${days} Tage erfasst.`),
  nothingFilled: 'In dieser Woche war nichts zu erfassen.',
} as const;

/** What a typed line alone can be wrong about; all else is said as the forms say it. */
export const typedLineTexts = {
  overlap: 'Die Zeiten überschneiden sich.',
  breakStep: 'Die Pause muss ein Vielfaches von 15 Minuten sein.',
} as const;

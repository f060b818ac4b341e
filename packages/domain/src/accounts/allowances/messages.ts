import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const allowanceSentences = {
  surcharge_weekdays: { status: 400, message: 'Bitte wählen Sie mindestens einen Wochentag.' },
  surcharge_days: { status: 400, message: 'Bitte geben Sie Tage als TT.MM. an.' },
  surcharge_closed: {
    status: 409,
    message: 'Davor sind Monate abgeschlossen. Eine Regel kann ab dem {date} gelten, enden oder sich ändern.',
  },
  surcharge_limit: { status: 409, message: 'Mehr als 60 Regeln sind nicht möglich.' },
  allowance_kind_fixed: { status: 409, message: 'Das bleibt, wie es ist: Die Zulage ist schon erfasst.' },
  allowance_kind_taken: { status: 409, message: 'Eine Zulage mit diesem Namen gibt es bereits.' },
  allowance_kind: { status: 400, message: 'Bitte wählen Sie eine Zulage aus der Liste.' },
  allowance_quantity: { status: 400, message: 'Bitte geben Sie eine Menge an, die zur Einheit passt.' },
  allowance_project: {
    status: 400,
    message: 'Bitte wählen Sie ein Projekt, wo die Zulage eines braucht, sonst keines.',
  },
  allowance_future: { status: 400, message: 'Zulagen können nicht für die Zukunft erfasst werden.' },
} as const satisfies Sentences;

export const refuseAllowance = refuser({ ...wireSentences, ...allowanceSentences });

export const allowanceTexts = {
  ruleSaved: 'Regel gespeichert.',
  ruleDeleted: 'Regel gelöscht.',
  presetSaved: 'Regeln nach § 3b EStG angelegt.',
  kindSaved: 'Zulage gespeichert.',
  booked: 'Zulage erfasst.',
  deleted: 'Zulage gelöscht.',
  failed: 'Fehler beim Speichern.',
} as const;

/** How a break was placed of which nobody knows when it was; on the sheet (ALW-01). */
export const PLACED_WORDS = {
  uncharged: 'Pausen ohne Zeitangabe sind vom Ende her zuerst von zuschlagsfreier Zeit abgezogen.',
  charged: 'Pausen ohne Zeitangabe sind vom Ende her zuerst von zuschlagspflichtiger Zeit abgezogen.',
} as const;

import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const teamSentences = {
  team_taken: { status: 409, message: 'Ein Team mit diesem Namen gibt es bereits.' },
  team_archived: { status: 409, message: 'Das Team ist archiviert.' },
  team_person: { status: 400, message: 'Bitte wählen Sie eine Person aus der Liste.' },
  team_rights: { status: 400, message: 'Bitte wählen Sie mindestens ein Recht.' },
  team_from: { status: 400, message: 'Der erste Tag liegt zwischen dem {from} und dem {to}.' },
  home_taken: { status: 409, message: 'In dieser Zeit ist bereits ein anderes Team das Stammteam.' },
  member_taken: { status: 409, message: 'In dieser Zeit gehört die Person bereits zum Team.' },
  lead_taken: { status: 409, message: 'In dieser Zeit leitet die Person das Team bereits.' },
  deputy_self: { status: 400, message: 'Bitte wählen Sie eine andere Person als Vertretung.' },
  deputy_lead: { status: 409, message: 'Diese Person leitet in dieser Zeit kein Team.' },
  deputy_taken: { status: 409, message: 'In dieser Zeit vertritt diese Person die Leitung bereits.' },
  team_row_ended: { status: 409, message: 'Das ist bereits beendet.' },
  team_end: { status: 400, message: 'Der letzte Tag liegt frühestens am {date}.' },
  own_request: { status: 403, message: 'Über den eigenen Antrag entscheidet jemand anderes.' },
  decided_above: { status: 403, message: 'Darüber hat bereits die Verwaltung entschieden.' },
  four_eyes: { status: 403, message: 'Die zweite Entscheidung trifft jemand anderes.' },
  already_decided: { status: 409, message: 'Darüber hat {name}{when} bereits entschieden.' },
} as const satisfies Sentences;

export const refuseTeam = refuser({ ...wireSentences, ...teamSentences });

export const teamTexts = {
  saved: 'Team gespeichert.',
  memberAdded: 'Zum Team hinzugefügt.',
  leadAdded: 'Leitung eingetragen.',
  deputyAdded: 'Vertretung eingetragen.',
  ended: 'Beendet.',
  failed: 'Fehler beim Speichern.',
} as const;
